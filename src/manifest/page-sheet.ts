import type { ElementDefinition } from '../embed/definition.ts';

type Room = Pick<ElementDefinition, 'tag' | 'room'>;

/**
 * psp.css: room for every tag, kept from the first paint on so that nothing jumps; the dark theme, for screens only, so
 * that a page prints black on white; and `base`, the sheet's own rules. `dark` is the text of src/ui/dark.css.
 *
 * A page-level sheet cannot ask how wide an element is: the window decides between its two rooms.
 */
export const pageSheet = (definitions: readonly Room[], base: string, dark: string): string =>
  [
    base,
    `:where(${definitions.map(({ tag }) => tag).join()}):not(:defined, [hidden]) { display: block; }`,
    ...definitions.map(({ tag, room }) => keepFree(tag, room.narrow)),
    `@media (width >= 560px) { ${definitions.filter(isWiderOther).map(widerRoom).join(' ')} }`,
    `@media screen { ${dark} }`,
    `@media screen and (prefers-color-scheme: dark) { ${dark.replace('="dark"]', '="auto"]')} }`,
  ].join('\n');

const isWiderOther = ({ room }: Room): boolean => room.wide !== room.narrow;

const widerRoom = ({ tag, room }: Room): string => keepFree(tag, room.wide);

// Without specificity, so that any rule of the page goes first.
const keepFree = (tag: string, height: number): string => `:where(${tag}) { min-block-size: ${height}px; }`;
