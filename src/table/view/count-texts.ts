import type { Language } from '../../domain/language/language.ts';
import { allCount, isCounted, matchingCount, type TableSnapshot } from '../engine/loading/table-snapshot.ts';
import { catalogue } from './texts.ts';

/** The rows on the page and what they are part of, such as `11–20 of 62,000, filtered from 70,000`. */
export function rangeText(
  snapshot: TableSnapshot,
  { first, size }: { first: number; size: number },
  language: Language,
): string {
  const { paging } = language.texts(catalogue);
  const { rows, store, phase, total, query, page } = snapshot;
  const all = allCount(snapshot);
  const isNarrowed = Boolean(query.search) || query.filters.length > 0;
  const isGrowing = !page && phase === 'loading' && total !== undefined && total > store.count;
  const growth = isGrowing ? ` · ${paging.loadingTotal({ total })}` : '';
  if (!rows.length) return (isNarrowed ? noResultsText(all, language) : paging.emptyRange) + growth;
  const last = first + (page ? rows.length : Math.min(size, rows.length - first));
  if (!isCounted(snapshot)) return paging.openRange({ first: first + 1, last });
  const range = { first: first + 1, last, count: matchingCount(snapshot) };
  const isFiltered = isNarrowed && all !== undefined;
  return (isFiltered ? paging.filteredRange({ ...range, all }) : paging.range(range)) + growth;
}

function noResultsText(count: number | undefined, language: Language): string {
  const { paging } = language.texts(catalogue);
  return count === undefined ? paging.noResultsOfUnknown : paging.noResults({ count });
}

/** How much of the list was loaded, of all rows that the host has or has sent: `Showing 2,500 of 12,345.` */
export function loadedCountText(
  { phase, store, omittedCount, total, page, rows }: TableSnapshot,
  language: Language,
): string {
  const { messages } = language.texts(catalogue);
  if (page) return messages.showing({ rows: rows.length, total: rows.length + omittedCount });
  const all = phase === 'complete' ? store.count + omittedCount : total;
  return all === undefined
    ? messages.showingUnknownTotal({ rows: store.count })
    : messages.showing({ rows: store.count, total: all });
}
