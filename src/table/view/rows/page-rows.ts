import { useMemo } from 'react';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { RowStore } from '../../engine/store/row-store.ts';
import type { TableRow } from '../table-row.ts';

/** A row of the current page. */
export interface PageRow extends TableRow {
  /** Its number in the row store. */
  readonly number: number;
  readonly hasId: boolean;
}

/** The rows of the page that begins at the `first` matching row. Returns the same array while only rows of other pages change. [TBL-02] */
export function usePageRows(
  { store, rows, page }: Pick<TableSnapshot, 'store' | 'rows' | 'page'>,
  first: number,
  size: number,
): readonly PageRow[] {
  const numbers = page ? rows : rows.subarray(first, first + size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the row numbers by their joined text, and their content by `rewrites`.
  return useMemo(
    () => [...numbers].map(number => makePageRow(store, number)),
    [store, store.rewrites, store.language, numbers.join()],
  );
}

const makePageRow = (store: RowStore, number: number): PageRow => ({
  id: store.idAt(number),
  name: store.shownAt(number, 0),
  number,
  hasId: store.hasIdAt(number),
  text: key => store.textAt(number, store.columnOf(key)),
  details: key => store.detailsAt(number, store.columnOf(key))?.details,
  field: name => store.fieldAt(number, name),
});
