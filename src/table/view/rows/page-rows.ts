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

/** The rows of a page, from 0. Returns the same array while only rows of other pages change. [TBL-02] */
export function usePageRows(
  { store, rows }: Pick<TableSnapshot, 'store' | 'rows'>,
  page: number,
  size: number,
): readonly PageRow[] {
  const numbers = rows.subarray(page * size, (page + 1) * size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the row numbers by their joined text, and their content by `rewrites`.
  return useMemo(
    () => [...numbers].map(number => makePageRow(store, number)),
    [store, store.rewrites, numbers.join()],
  );
}

const makePageRow = (store: RowStore, number: number): PageRow => ({
  id: store.idAt(number),
  name: store.textAt(number, 0),
  number,
  hasId: store.hasIdAt(number),
  text: key => store.textAt(number, store.columnOf(key)),
  details: key => store.detailsAt(number, store.columnOf(key))?.details,
  field: name => store.fieldAt(number, name),
});
