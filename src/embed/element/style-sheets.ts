import { native } from '../../platform/native.ts';

type Styles = string | CSSStyleSheet;

const sheets = new WeakMap<Document, Map<Styles, CSSStyleSheet>>();

/**
 * The style sheets of a document for CSS texts and sheets: one per text, shared by all shadow roots.
 *
 * A shadow root adopts only sheets of its own document, so a sheet of another document is copied in its current state.
 */
export function styleSheetsFor(styles: readonly Styles[], owner: Document): CSSStyleSheet[] {
  const view = native(owner, 'defaultView');
  return view ? [...new Set(styles)].map(style => sheetFor(style, owner, view)) : [];
}

function sheetFor(style: Styles, owner: Document, view: Window & typeof globalThis): CSSStyleSheet {
  if (typeof style !== 'string' && owner === document) return style;
  const known = sheets.get(owner) ?? new Map<Styles, CSSStyleSheet>();
  sheets.set(owner, known);
  const sheet = known.get(style) ?? new view.CSSStyleSheet();
  if (!known.has(style)) sheet.replaceSync(cssTextOf(style));
  known.set(style, sheet);
  return sheet;
}

const cssTextOf = (style: Styles): string =>
  typeof style === 'string' ? style : [...style.cssRules].map(({ cssText }) => cssText).join('\n');
