const sheets = new Map<string, CSSStyleSheet>();

/** The style sheet of a CSS text, shared by all shadow roots. */
export function styleSheetOf(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
