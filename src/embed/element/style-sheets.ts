import { native } from '../../domain/platform/native.ts';

type Styles = string | CSSStyleSheet;

const sheets = new WeakMap<Document, Map<Styles, CSSStyleSheet>>();

/**
 * The constructable style sheets of these texts in a document: one per text, shared by all shadow roots. A sheet of
 * another document is copied as it is at this time, since a root takes only those of its own.
 */
export function styleSheetsOf(styles: readonly Styles[], owner: Document): CSSStyleSheet[] {
  const view = native(owner, 'defaultView');
  return view ? [...new Set(styles)].map(style => sheetOf(style, owner, view)) : [];
}

function sheetOf(style: Styles, owner: Document, view: Window & typeof globalThis): CSSStyleSheet {
  if (typeof style !== 'string' && owner === document) return style;
  const known = sheets.get(owner) ?? new Map<Styles, CSSStyleSheet>();
  sheets.set(owner, known);
  const sheet = known.get(style) ?? new view.CSSStyleSheet();
  if (!known.has(style)) sheet.replaceSync(textOf(style));
  known.set(style, sheet);
  return sheet;
}

const textOf = (style: Styles): string =>
  typeof style === 'string' ? style : [...style.cssRules].map(({ cssText }) => cssText).join('\n');
