import type { Column } from '../../src/table/engine/columns.ts';
import type { TableSnapshot } from '../../src/table/engine/loading/table-snapshot.ts';
import { allRows } from '../../src/table/engine/query/query.ts';
import { RowStore } from '../../src/table/engine/store/row-store.ts';

/** Rows as a source shows them when all have arrived and nothing is asked of them. */
export function rowsShown(columns: readonly Column[], sent: readonly object[]): TableSnapshot {
  const store = new RowStore(columns);
  store.append(sent, 0);
  return {
    phase: 'complete',
    error: undefined,
    earlyEnd: undefined,
    columns,
    store,
    rows: Uint32Array.from(sent.keys()),
    hasIds: true,
    omittedCount: 0,
    total: sent.length,
    query: allRows,
    edition: undefined,
    isReloading: false,
    queryUnavailable: false,
  };
}
