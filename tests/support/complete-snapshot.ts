import type { Column } from '../../src/table/engine/columns.ts';
import { tableColumns } from '../../src/table/engine/columns.ts';
import type { TableSnapshot } from '../../src/table/engine/loading/table-source.ts';
import { allRows } from '../../src/table/engine/query/query.ts';
import { RowStore } from '../../src/table/engine/store/row-store.ts';

/** A snapshot of a completely loaded list, without search, filters or sorting. */
export function completeSnapshot(columns: readonly Column[], rows: readonly object[]): TableSnapshot {
  const store = new RowStore(columns);
  store.append(rows, 0);
  return {
    phase: 'complete',
    error: undefined,
    columns: tableColumns(columns, store),
    store,
    rows: Uint32Array.from(rows.keys()),
    hasIds: true,
    omittedCount: 0,
    total: rows.length,
    query: allRows,
    edition: undefined,
    isOpening: false,
    isReloading: false,
    isWithdrawn: false,
    queryUnavailable: false,
  };
}
