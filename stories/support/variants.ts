// The docs page renders all stories with the same theme and direction, so these variants are left out of it.
const tags = ['!autodocs'];

export const onPhone = { tags, globals: { viewport: { value: 'phone' } } };
export const onSmallPhone = { tags, globals: { viewport: { value: 'smallPhone' } } };
export const at400Percent = { tags, globals: { viewport: { value: 'at400Percent' } } };
export const inDark = { tags, globals: { theme: 'dark' } };
export const rightToLeft = { tags, globals: { direction: 'rtl' } };
