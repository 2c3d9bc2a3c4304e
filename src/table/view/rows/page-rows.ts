import { useMemo } from 'react';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { RowStore } from '../../engine/store/row-store.ts';
import type { TableRow } from '../table-row.ts';

/** A row of a page. */
export interface PageRow extends TableRow {
  /** Its number in the store. */
  readonly number: number;
  readonly hasId: boolean;
}

/** The rows of a page, counted from 0. The array stays the same while only rows of other pages arrive. [TBL-02] */
export function usePageRows(
  { store, rows }: Pick<TableSnapshot, 'store' | 'rows'>,
  page: number,
  size: number,
): readonly PageRow[] {
  const numbers = rows.subarray(page * size, (page + 1) * size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the joined text compares the numbers, `rewrites` their content.
  return useMemo(
    () => [...numbers].map(number => pageRow(store, number)),
    [store, store.rewrites, numbers.join()],
  );
}

const pageRow = (store: RowStore, number: number): PageRow => ({
  id: store.idAt(number),
  name: store.textAt(number, 0),
  number,
  hasId: store.hasIdAt(number),
  text: key => store.textAt(number, store.columnOf(key)),
  details: key => store.detailsAt(number, store.columnOf(key))?.details,
  field: name => store.fieldAt(number, name),
});
