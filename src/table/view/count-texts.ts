import { allCount, matchingCount, type TableSnapshot } from '../engine/loading/table-snapshot.ts';
import { texts } from './texts.ts';

/** The rows on the page and what they are part of, such as `11–20 of 62,000, filtered from 70,000`. */
export function rangeText(snapshot: TableSnapshot, { first, size }: { first: number; size: number }): string {
  const { rows, store, phase, total, query, page } = snapshot;
  const matching = matchingCount(snapshot);
  const all = allCount(snapshot);
  const isNarrowed = Boolean(query.search) || query.filters.length > 0;
  const isGrowing = !page && phase === 'loading' && total !== undefined && total > store.count;
  const growth = isGrowing ? texts.paging.loadingTotal(total) : '';
  if (!rows.length) return (isNarrowed ? texts.paging.noResults(all) : texts.paging.emptyRange) + growth;
  const last = first + (page ? rows.length : Math.min(size, rows.length - first));
  const range = texts.paging.range(first + 1, last, matching);
  return range + (isNarrowed && all !== undefined ? texts.paging.filteredFrom(all) : '') + growth;
}

/** How much of the list was loaded, of all rows that the host has or has sent: `Showing 2,500 of 12,345.` */
export function loadedCountText({ phase, store, omittedCount, total, page, rows }: TableSnapshot): string {
  if (page) return texts.messages.showing(rows.length, rows.length + omittedCount);
  const all = phase === 'complete' ? store.count + omittedCount : total;
  return all === undefined
    ? texts.messages.showingUnknownTotal(store.count)
    : texts.messages.showing(store.count, all);
}
