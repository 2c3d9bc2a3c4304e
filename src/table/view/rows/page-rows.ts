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

/** A page, counted from 0, and its rows; none of no page. */
export interface PageRows {
  readonly page: number | undefined;
  readonly rows: readonly PageRow[];
}

/** The rows of a page; the same as long as it holds the same: others may arrive behind it. [TBL-02] */
export function usePageRows(
  { store, rows }: Pick<TableSnapshot, 'store' | 'rows'>,
  page: number | undefined,
  size: number,
): PageRows {
  const start = (page ?? rows.length) * size;
  const numbers = rows.subarray(start, start + size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the numbers, rewrites for what they hold.
  return useMemo(
    () => ({ page, rows: Array.from(numbers, number => pageRow(store, number)) }),
    [page, store, store.rewrites, numbers.join()],
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
