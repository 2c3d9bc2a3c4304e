let collator: Intl.Collator | undefined;

/**
 * Compares texts in the order that people expect. The locale is fixed to English, so that everybody gets the same order.
 * The collator is created on first use: creating it takes longer than rendering a page of rows.
 */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}
