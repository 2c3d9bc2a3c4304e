import { ShapeError } from '../../../http/errors.ts';
import { RowStore } from '../store/row-store.ts';
import { loadBatches, nothingYet } from './batches.ts';
import type { RowPlan } from './row-plan.ts';

/**
 * Reads the list again to find out whether a row is still in it; rejects when the request fails or the list is incomplete.
 *
 * Batches overlap, because rows that anybody removes meanwhile move others up past the end of a batch. `removed` counts
 * the rows that this page has removed since the check began.
 */
export async function isStillListed(plan: RowPlan, id: string, removed: () => number): Promise<boolean> {
  const asking = new AbortController();
  const seen = new RowStore([]);
  const isSeen = () => seen.rowWith(id) !== undefined;
  const overlap = Math.floor(plan.limit / 25);
  try {
    const early = await loadBatches(
      {
        ask: range => plan.ask(range, asking.signal),
        limit: plan.limit,
        async take({ data, rowIds }, { begin }) {
          const fresh = seen.append(data, begin, { ids: rowIds ?? [] });
          return isSeen() ? 0 : fresh;
        },
        removed,
        removing: () => (plan.removing?.() ?? 0) + overlap,
      },
      nothingYet,
    );
    if (!isSeen() && early) throw new ShapeError('total');
    return isSeen();
  } finally {
    asking.abort();
  }
}
