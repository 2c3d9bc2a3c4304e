import { ShapeError } from '../../../http/errors.ts';
import { totalIn } from '../loading/batches.ts';
import type { RowPlan } from '../loading/row-plan.ts';
import { RowStore } from '../store/row-store.ts';
import { type PageView, queryParameters } from './page-view.ts';

const rowsRead = 2500;
/** How many of these come before the page: other people's work moves rows up more often than down. */
const rowsBefore = 1000;

/**
 * Reads the rows around a page to find out whether a row is still in the list; `shown` are the ids of the page. Rejects
 * when the request fails, and when none of the other rows is there either, so that nothing can be told.
 */
export async function isStillNearby(
  plan: RowPlan,
  { query, page, size }: PageView,
  shown: readonly string[],
  id: string,
): Promise<boolean> {
  const skip = Math.max(0, page * size - rowsBefore);
  const { signal } = new AbortController();
  const answer = await plan.ask({ limit: rowsRead, skip }, signal, queryParameters(query));
  const seen = new RowStore([]);
  seen.append(answer.data, skip, { ids: answer.rowIds ?? undefined });
  const isSeen = (one: string) => seen.rowWith(one) !== undefined;
  if (isSeen(id)) return true;
  const isWholeList = skip === 0 && answer.data.length >= (totalIn(answer.total) ?? Number.NaN);
  const others = shown.filter(one => one !== id);
  if (!isWholeList && !others.some(isSeen)) throw new ShapeError('data', false, 'rows of the page');
  return false;
}
