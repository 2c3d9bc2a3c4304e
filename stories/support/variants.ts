// The docs page shows its stories on one ground and in one direction, so these stand only beside it.
const tags = ['!autodocs'];

export const onPhone = { tags, globals: { viewport: { value: 'phone' } } };
export const inDark = { tags, globals: { theme: 'dark' } };
export const rightToLeft = { tags, globals: { direction: 'rtl' } };
