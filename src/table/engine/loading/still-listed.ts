import { shapeError } from '../../../http/errors.ts';
import { reportsFailure } from '../../../http/statements.ts';
import { RowStore } from '../store/row-store.ts';
import { loadBatches, nothingYet, totalIn } from './batches.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';

/** Of each batch, this part is read twice: a 25th. */
const overlapDivisor = 25;

/**
 * Reads the list again to find out whether a row is still in it; rejects when the request fails, when the list is
 * incomplete, and when one of its rows cannot be told from the one that is looked for.
 *
 * Batches overlap, because rows that anybody removes meanwhile move others up past the end of a batch. `removed` counts
 * the rows that this page has removed since the check began.
 */
export async function isStillListed(plan: RowPlan, id: string, removed: () => number): Promise<boolean> {
  const asking = new AbortController();
  // Stryker disable next-line ArrayDeclaration: only ids are read from these rows.
  const seen = new RowStore([]);
  const isSeen = () => seen.rowWith(id) !== undefined;
  const overlap = Math.floor(plan.limit / overlapDivisor);
  let isDoubtful = false;
  try {
    const early = await loadBatches(
      {
        ask: range => plan.ask(range, asking.signal),
        limit: plan.limit,
        async take(batch, { begin }) {
          isDoubtful ||= contradictsItself(batch);
          const fresh = seen.append(batch.data, begin, { ids: batch.rowIds ?? [] });
          return isSeen() ? 0 : fresh;
        },
        removed,
        removing: () => (plan.removing?.() ?? 0) + overlap,
      },
      nothingYet,
    );
    if (isSeen()) return true;
    if (early || isDoubtful) throw shapeError('not done', { path: 'total' });
    if (seen.rowsWithoutId || seen.invalidRows)
      throw shapeError('not done', { path: 'data', expected: 'rows with ids' });
    return false;
  } finally {
    asking.abort();
  }
}

/** Whether an answer says that it failed, or states fewer rows than it sends. */
const contradictsItself = (batch: TableBatch): boolean =>
  reportsFailure(batch) || batch.data.length > (totalIn(batch.total) ?? Number.POSITIVE_INFINITY);
