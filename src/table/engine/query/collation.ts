let madeCollator: Intl.Collator | undefined;

/**
 * The order that people expect of texts. The portal speaks English; a fixed language sorts alike for everybody.
 * The collator is made when it is first needed: that takes longer than to show a page of rows.
 */
export function compareTexts(a: string, b: string): number {
  madeCollator ??= new Intl.Collator('en', { numeric: true });
  return madeCollator.compare(a, b);
}
