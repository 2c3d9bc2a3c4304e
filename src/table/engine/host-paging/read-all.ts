import { shapeError } from '../../../http/errors.ts';
import type { TableColumn } from '../columns.ts';
import { totalIn } from '../loading/batches.ts';
import type { RowPlan } from '../loading/row-plan.ts';
import type { RowsRead } from '../loading/table-source.ts';
import type { Query } from '../query/query.ts';
import { RowStore } from '../store/row-store.ts';
import { queryParameters } from './page-memory.ts';

const batchSize = 2500;

/**
 * Reads the rows that match the query, batch by batch; only one batch is in memory at a time. Rejects when a request
 * fails, and when the host sends the same batch again. [TBL-24]
 */
export async function* readAll(
  plan: RowPlan,
  columns: readonly TableColumn[],
  query: Query,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<RowsRead> {
  const parameters = queryParameters(query);
  let opening: string | undefined;
  for (let skip = from, isWhole = false; !isWhole; ) {
    const {
      data,
      rowIds,
      total: stated,
    } = await plan.ask({ limit: batchSize, skip }, signal, { parameters });
    signal.throwIfAborted();
    const total = totalIn(stated);
    if (!data.length && total !== undefined && skip < total)
      throw shapeError('not done', { path: 'data', expected: 'rows' });
    const start = JSON.stringify(data.slice(0, rowsCompared));
    if (data.length && start === opening)
      throw shapeError('not done', { path: 'data', expected: 'the next rows' });
    opening = start;
    const store = new RowStore(columns.map(({ stated }) => stated));
    store.append(data, skip, { ids: rowIds ?? undefined });
    skip += data.length;
    yield { store, rows: store.presentRows(), total, next: skip };
    isWhole = !data.length || (total !== undefined && skip >= total);
  }
}

const rowsCompared = 10;
