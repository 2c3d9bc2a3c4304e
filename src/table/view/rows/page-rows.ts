import { useMemo } from 'react';
import type { TableCell } from '../../engine/cell.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { RowStore } from '../../engine/store/row-store.ts';
import type { TableColumn } from '../../engine/table-column.ts';
import type { TableRow } from '../table-row.ts';
import { type PlacesProps, usePagePlaces } from './page-places.ts';

/** A row of the current page. */
export interface PageRow extends TableRow {
  /** Its number in the row store. */
  readonly number: number;
  readonly hasId: boolean;
  /** Its cells, one for each column of the list, in their order. */
  readonly cells: readonly (TableCell | undefined)[];
}

/** The rows of a page and their places. `rows` is the same array while only rows of other pages change. [TBL-02] */
export function usePageRows(snapshot: TableSnapshot, page: PlacesProps) {
  const { columns, store } = snapshot;
  const { places, hold } = usePagePlaces(snapshot, page);
  const numbers = places.filter(row => row !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the row numbers by their joined text, and their content by `rewrites`.
  const rows: readonly PageRow[] = useMemo(
    () => numbers.map(number => makePageRow(columns, store, number)),
    [columns, store, store.rewrites, store.language, numbers.join()],
  );
  return { rows, places, hold };
}

const makePageRow = (columns: readonly TableColumn[], store: RowStore, number: number): PageRow => ({
  id: store.idAt(number),
  name: store.shownAt(number, 0),
  number,
  hasId: store.hasIdAt(number),
  cells: columns.map(({ index }) => store.cellAt(number, index)),
  text: key => store.textAt(number, store.columnOf(key)),
  details: key => store.cellAt(number, store.columnOf(key))?.details,
  field: name => store.fieldAt(number, name),
});
