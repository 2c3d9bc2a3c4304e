// The docs page shows its stories on one ground and in one direction, so these stand only beside it.
const tags = ['!autodocs'];

export const onPhone = { tags, globals: { viewport: { value: 'phone' } } };
export const onSmallPhone = { tags, globals: { viewport: { value: 'smallPhone' } } };
export const at400Percent = { tags, globals: { viewport: { value: 'at400Percent' } } };
export const inDark = { tags, globals: { theme: 'dark' } };
export const rightToLeft = { tags, globals: { direction: 'rtl' } };
