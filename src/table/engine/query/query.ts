/** A column's key and the text that its cells must have, as it is shown in English. [TBL-04] [TBL-20] */
export interface Filter {
  readonly key: string;
  readonly text: string;
}

/** The key of the column to sort by, and the direction. [TBL-05] */
export interface Sorting {
  readonly key: string;
  readonly descending: boolean;
}

/** Search, filters and sorting; keys of columns that do not exist are ignored. */
export interface Query {
  readonly search: string;
  readonly filters: readonly Filter[];
  /** Undefined: in the order received. */
  readonly sorting: Sorting | undefined;
}

/** The query that shows all rows in the order received. */
export const allRows: Query = { search: '', filters: [], sorting: undefined };

/** Whether a query shows all rows in the order received. */
export const showsAllRows = ({ search, filters, sorting }: Query): boolean =>
  !search && !filters.length && !sorting;

let collator: Intl.Collator | undefined;

/**
 * Compares texts in the order that people expect. The locale is fixed to English, so that everybody gets the same order.
 * The collator is created on first use: creating it takes longer than rendering a page of rows.
 */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}
