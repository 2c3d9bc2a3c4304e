const sheets = new Map<string, CSSStyleSheet>();

/** The constructable style sheets of these texts: one per text for the whole page, shared by all shadow roots. */
export function sheetsOf(texts: readonly (string | CSSStyleSheet)[]): CSSStyleSheet[] {
  return [...new Set(texts)].map(text => (typeof text === 'string' ? sheetOf(text) : text));
}

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
