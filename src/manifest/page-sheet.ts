import type { ElementDefinition } from '../embed/definition.ts';

type Room = Pick<ElementDefinition, 'tag' | 'room'>;
type BlockRoom = Extract<ElementDefinition['room'], { readonly narrow: number }>;
type InlineRoom = Extract<ElementDefinition['room'], { readonly mouse: number }>;

/**
 * psp.css: room for every tag, kept from the first paint on so that nothing jumps; the dark theme, for screens only, so
 * that a page prints black on white; and `base`, the sheet's own rules. `dark` is the text of src/ui/styles/dark.css.
 *
 * A page-level sheet cannot ask how wide an element is: the window decides between its two rooms.
 */
export const pageSheet = (definitions: readonly Room[], base: string, dark: string): string =>
  [
    base,
    ...definitions.map(({ tag, room }) => ('narrow' in room ? blockRoom(tag, room) : inlineRoom(tag, room))),
    `@media screen { ${dark} }`,
    `@media screen and (prefers-color-scheme: dark) { ${dark.replace('="dark"]', '="auto"]')} }`,
  ].join('\n');

function blockRoom(tag: string, { also = [], below, ...room }: BlockRoom): string {
  const kept = [room, ...also].map(each => keptRoom(tag, each));
  const rules = [`:where(${tag}):not(:defined, [hidden]) { display: flow-root; }`, ...kept].join('\n');
  if (!below) return rules;
  return `@media (width < ${below}px) { ${rules} }
@media (width >= ${below}px) { :where(${tag}) { display: none; } }`;
}

// Without specificity, so that any rule of the page goes first: a page that knows better sets its own min-height. Paper
// does not jump: room there would be left white.
function keptRoom(tag: string, { narrow, wide, where }: BlockRoom): string {
  const kept = where ? `:where(${tag}):where(${where})` : `:where(${tag})`;
  return `@media screen { ${kept} { min-block-size: ${narrow}px; }
@media (width >= 560px) { ${kept} { min-block-size: ${wide}px; } } }`;
}

// The fallback is set as the element will set its text, which lets no spacing of the page in.
const inlineRoom = (tag: string, { mouse, finger, line }: InlineRoom): string =>
  `${tag}:not(:defined) { padding-inline-end: ${mouse}px; letter-spacing: normal !important; word-spacing: normal !important; }
:where(${tag}):not(:defined, [hidden]) { display: inline-block; }
${line ? lineOf(tag, line.mouse) : ''}
@media (pointer: coarse) { ${tag}:not(:defined) { padding-inline-end: ${finger}px; } ${line ? `${lineOf(tag, line.finger)} ` : ''}}`;

// Its own baseline would move the line when it is ready.
const lineOf = (tag: string, height: number): string =>
  `:where(${tag}) { min-block-size: ${height}px; vertical-align: middle; }`;
