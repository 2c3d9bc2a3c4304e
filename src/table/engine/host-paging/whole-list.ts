import { shapeError } from '../../../http/errors.ts';
import { askRows, type Removals, totalIn } from '../loading/batches.ts';
import type { RowPlan } from '../loading/row-plan.ts';
import { isStillListed } from '../loading/still-listed.ts';
import type { RowsRead } from '../loading/table-source.ts';
import type { Query } from '../query/query.ts';
import { RowStore } from '../store/row-store.ts';
import { type PageReader, type PageView, queryParameters } from './page-reader.ts';

const batchSize = 2500;

/**
 * Reads the rows that match the query, batch by batch; only one batch is in memory at a time. Rejects when a request
 * fails, and when the host sends the same batch again. [TBL-24]
 */
export async function* readAll(
  { plan, content: { columns } }: PageReader,
  query: Query,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<RowsRead> {
  const parameters = queryParameters(query, plan.edition);
  let opening: string | undefined;
  for (let skip = from, isWhole = false; !isWhole; ) {
    const batch = await askRows(plan, { limit: batchSize, skip }, signal, { parameters });
    const { data, rowIds, total: stated } = batch;
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

/** How many rows of the first batch come before the page: other people's work moves rows up more often than down. */
const rowsBefore = 1000;
/** Reading through a longer list would take minutes and load the host. */
const maxRowsRead = 100_000;

/**
 * Finds out whether a row is still in a host-paged list. That it is there is mostly seen near the page; that it is not
 * is proved by the whole list only, without search and filters, since the row may have moved anywhere.
 *
 * Resolves to undefined if the list is too long to be read through. Rejects when a request fails or the list is incomplete.
 */
export async function isStillInHostList(
  plan: RowPlan,
  view: PageView,
  id: string,
  removals: Removals,
): Promise<boolean | undefined> {
  if (await isNearby(plan, view, id)) return true;
  const options = { parameters: plan.edition };
  const { total } = await askRows(plan, { limit: 1, skip: 0 }, new AbortController().signal, options);
  if ((totalIn(total) ?? Number.POSITIVE_INFINITY) > maxRowsRead) return undefined;
  return isStillListed({ ...plan, limit: batchSize }, id, removals);
}

async function isNearby(plan: RowPlan, { query, page, size }: PageView, id: string): Promise<boolean> {
  const skip = Math.max(0, page * size - rowsBefore);
  const range = { limit: batchSize, skip };
  const parameters = queryParameters(query, plan.edition);
  const answer = await askRows(plan, range, new AbortController().signal, { parameters });
  const seen = new RowStore([]);
  seen.append(answer.data, skip, { ids: answer.rowIds ?? undefined });
  return seen.rowWith(id) !== undefined;
}
