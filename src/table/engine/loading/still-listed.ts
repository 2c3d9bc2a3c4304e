import { shapeError } from '../../../http/errors.ts';
import { reportsFailure } from '../../../http/failure.ts';
import { RowStore } from '../store/row-store.ts';
import { earlyEnd, loadBatches, nothingYet, type Removals, totalIn } from './batches.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';

/** Of each batch, this part is read twice: a 25th. */
const overlapDivisor = 25;

/**
 * Reads the list again to find out whether a row is still in it; rejects when the request fails, when the list is
 * incomplete, and when one of its rows cannot be told from the one that is looked for.
 *
 * Batches overlap, because rows that anybody removes meanwhile move others up past the end of a batch.
 */
export async function isStillListed(plan: RowPlan, id: string, removals: Removals): Promise<boolean> {
  const asking = new AbortController();
  // Stryker disable next-line ArrayDeclaration: only ids are read from these rows.
  const seen = new RowStore([]);
  const overlap = Math.floor(plan.limit / overlapDivisor);
  let isDoubtful = false;
  try {
    const loading = { signal: asking.signal, removals: overlapping(removals, overlap) };
    for await (const arrival of loadBatches(plan, loading, nothingYet(removals))) {
      const { batch, begin } = arrival;
      const fresh = seen.append(batch.data, begin, { ids: batch.rowIds ?? [] });
      if (seen.rowWith(id) !== undefined) return true;
      const early = earlyEnd(arrival, fresh);
      isDoubtful ||= contradictsItself(batch) || early !== undefined;
      if (early) break;
    }
  } finally {
    asking.abort();
  }
  if (isDoubtful) throw shapeError('not done', { path: 'total' });
  if (seen.rowsWithoutId || seen.invalidRows)
    throw shapeError('not done', { path: 'data', expected: 'rows with ids' });
  return false;
}

const overlapping = (removals: Removals, overlap: number): Removals => ({
  get done() {
    return removals.done;
  },
  get pending() {
    return removals.pending + overlap;
  },
});

/** Whether an answer says that it failed, or states fewer rows than it sends. */
const contradictsItself = (batch: TableBatch): boolean =>
  reportsFailure(batch) || batch.data.length > (totalIn(batch.total) ?? Number.POSITIVE_INFINITY);
