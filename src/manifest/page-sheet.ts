import type { ElementDefinition } from '../embed/definition.ts';

type Reserved = Pick<ElementDefinition, 'tag' | 'reservedSpace'>;
type BlockSpace = Extract<ElementDefinition['reservedSpace'], { readonly narrow: number }>;
type InlineSpace = Extract<ElementDefinition['reservedSpace'], { readonly mouse: number }>;

/**
 * psp.css: room for every tag, kept from the first paint on so that nothing jumps; the dark theme, for screens only, so
 * that a page prints black on white; and `base`, the sheet's own rules. `dark` is the text of src/ui/styles/dark.css.
 *
 * A page-level sheet cannot ask how wide an element is: the window decides between its two rooms.
 */
export const pageSheet = (definitions: readonly Reserved[], base: string, dark: string): string =>
  [
    base,
    ...definitions.map(({ tag, reservedSpace }) =>
      'narrow' in reservedSpace ? blockRules(tag, reservedSpace) : inlineRules(tag, reservedSpace),
    ),
    `@media screen { ${dark} }`,
    `@media screen and (prefers-color-scheme: dark) { ${dark.replace('="dark"]', '="auto"]')} }`,
  ].join('\n');

function blockRules(tag: string, { also = [], below, ...room }: BlockSpace): string {
  const kept = [room, ...also].map(each => reservedBlock(tag, each));
  const rules = [`:where(${tag}):not(:defined, [hidden]) { display: flow-root; }`, ...kept].join('\n');
  if (!below) return rules;
  return `@media (width < ${below}px) { ${rules} }
@media (width >= ${below}px) { :where(${tag}) { display: none; } }`;
}

// Without specificity, so that any rule of the page goes first: a page that knows better sets its own min-height. Paper
// does not jump: room there would be left white.
function reservedBlock(tag: string, { narrow, wide, where }: BlockSpace): string {
  const kept = where ? `:where(${tag}):where(${where})` : `:where(${tag})`;
  return `@media screen { ${kept} { min-block-size: ${narrow}px; }
@media (width >= 560px) { ${kept} { min-block-size: ${wide}px; } } }`;
}

// The fallback is set as the element will set its text, which lets no spacing of the page in.
const inlineRules = (tag: string, { mouse, finger, line }: InlineSpace): string =>
  `${tag}:not(:defined) { padding-inline-end: ${mouse}px; letter-spacing: normal !important; word-spacing: normal !important; }
:where(${tag}):not(:defined, [hidden]) { display: inline-block; }
${line ? lineOf(tag, line.mouse) : ''}
@media (pointer: coarse) { ${tag}:not(:defined) { padding-inline-end: ${finger}px; } ${line ? `${lineOf(tag, line.finger)} ` : ''}}`;

// Its own baseline would move the line when it is ready.
const lineOf = (tag: string, height: number): string =>
  `:where(${tag}) { min-block-size: ${height}px; vertical-align: middle; }`;
