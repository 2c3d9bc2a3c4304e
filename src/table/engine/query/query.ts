/** The key of a column and the text that its cells must show. [TBL-04] [TBL-20] */
export interface Filter {
  readonly key: string;
  readonly text: string;
}

/** The key of the column that rows are sorted by, and which way they stand. [TBL-05] */
export interface Sorting {
  readonly key: string;
  readonly descending: boolean;
}

/** What a person asked to see, and in which order; a key that no column has counts for nothing. */
export interface Query {
  readonly search: string;
  readonly filters: readonly Filter[];
  /** Undefined: as received. */
  readonly sorting: Sorting | undefined;
}

/** All rows as they came. */
export const allRows: Query = { search: '', filters: [], sorting: undefined };
