import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import { texts } from './texts.ts';

/** The rows on the page and what they are part of, such as `11–20 of 62,000, filtered from 70,000`. */
export function rangeText(snapshot: TableSnapshot, { page, size }: { page: number; size: number }): string {
  const { rows, store, phase, total, query } = snapshot;
  const first = page * size;
  const isNarrowed = Boolean(query.search) || query.filters.length > 0;
  const isGrowing = phase === 'loading' && total !== undefined && total > store.count;
  const growth = isGrowing ? texts.paging.loadingTotal(total) : '';
  if (!rows.length)
    return (isNarrowed ? texts.paging.noResults(store.count) : texts.paging.emptyRange) + growth;
  const range = texts.paging.range(first + 1, Math.min(first + size, rows.length), rows.length);
  return range + (isNarrowed ? texts.paging.filteredFrom(store.count) : '') + growth;
}

/** How much of the list was loaded, of all rows that the host has or has sent: `Showing 2,500 of 12,345.` */
export function loadedCountText({ phase, store, omittedCount, total }: TableSnapshot): string {
  const all = phase === 'complete' ? store.count + omittedCount : total;
  return all === undefined
    ? texts.messages.showingUnknownTotal(store.count)
    : texts.messages.showing(store.count, all);
}
