import type { DocumentedElement } from '../embed/documented-element.ts';

type Reserved = Pick<DocumentedElement, 'tag' | 'reservedSpace' | 'keepsContent'>;
type BlockSpace = Extract<DocumentedElement['reservedSpace'], { readonly narrow: number }>;
type InlineSpace = Extract<DocumentedElement['reservedSpace'], { readonly mouse: number }>;

/**
 * Generates psp.css: `base`, the sheet's own rules; the space reserved for each tag until its content has come; the tags
 * whose fallback is hidden at first; and the dark theme, for screens only, so that pages print black on white. `dark` is the text of src/ui/styles/dark.css.
 *
 * A page's style sheet cannot query the width of an element, so the window's width decides between the two heights.
 */
export const pageSheet = (definitions: readonly Reserved[], base: string, dark: string): string =>
  [
    base,
    ...definitions.map(({ tag, reservedSpace }) =>
      'narrow' in reservedSpace ? blockRules(tag, reservedSpace) : inlineRules(tag, reservedSpace),
    ),
    settledRule,
    fallbackRule(definitions),
    `@media screen { ${dark} }`,
    `@media screen and (prefers-color-scheme: dark) { ${dark.replace('="dark"]', '="auto"]')} }`,
  ].join('\n');

// Ends the reserved space once the content has come. Browsers that do not know :state() ignore the rule.
const settledRule = ':where(:state(psp-settled)) { min-block-size: 0; }';

/**
 * Hides fallbacks for two seconds, so that pages do not begin with "could not be shown" each time. They are shown at once
 * without scripts and when loading has failed. Inline elements keep theirs: it is the text that they will show.
 */
function fallbackRule(definitions: readonly Reserved[]): string {
  const tags = definitions.filter(
    ({ reservedSpace, keepsContent }) => 'narrow' in reservedSpace && !keepsContent,
  );
  return `@media (scripting: enabled) {
:is(${tags.map(({ tag }) => tag).join()}):not(:defined, :has(> .psp-note)) { animation: psp-fallback 2s; }
}
@keyframes psp-fallback { from, to { visibility: hidden; } }`;
}

function blockRules(tag: string, { also = [], below, ...space }: BlockSpace): string {
  const spaceRules = [space, ...also].map(each => blockSpaceRules(tag, each));
  const rules = [`:where(${tag}):not(:defined, [hidden]) { display: flow-root; }`, ...spaceRules].join('\n');
  if (!below) return rules;
  return `@media (width < ${below}px) { ${rules} }
@media (width >= ${below}px) { :where(${tag}) { display: none; } }`;
}

// Without specificity, so that a page can override the height with any rule. Not in print, where it would leave gaps.
function blockSpaceRules(tag: string, { narrow, wide, where }: BlockSpace): string {
  const selector = where ? `:where(${tag}):where(${where})` : `:where(${tag})`;
  return `@media screen { ${selector} { min-block-size: ${narrow}px; }
@media (width >= 560px) { ${selector} { min-block-size: ${wide}px; } } }`;
}

// The fallback gets the same letter and word spacing as the element's own text, whatever the page sets.
const inlineRules = (tag: string, space: InlineSpace): string =>
  `${tag}:not(:defined) { letter-spacing: normal !important; word-spacing: normal !important; }
:where(${tag}):not(:defined, [hidden]) { display: inline-block; }
${inlineSpaceRules(tag, space, 'mouse')}
@media (pointer: coarse) { ${inlineSpaceRules(tag, space, 'finger')} }`;

function inlineSpaceRules(tag: string, space: InlineSpace, pointer: 'mouse' | 'finger'): string {
  const { [pointer]: width, line } = space;
  // Without vertical-align, the baseline would change and shift the line when the element is ready.
  if (line)
    return `${tag}:not(:defined) { padding-inline-end: ${width}px; }
:where(${tag}) { min-block-size: ${line[pointer]}px; vertical-align: middle; }`;
  // A float goes below a text that fills its cell, as the button will. Chrome 114 does not know `inline-end`.
  return `${tag}:not(:defined)::after { content: ""; float: right; float: inline-end; width: ${width}px; height: 1lh; }`;
}
