import type { Language } from '../../domain/language/language.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import { catalogue } from './texts.ts';

/** The rows on the page and what they are part of, such as `11–20 of 62,000, filtered from 70,000`. */
export function rangeText(
  snapshot: TableSnapshot,
  { page, size }: { page: number; size: number },
  language: Language,
): string {
  const texts = language.texts(catalogue);
  const { rows, store, phase, total, query } = snapshot;
  const first = page * size;
  const isNarrowed = Boolean(query.search) || query.filters.length > 0;
  const isGrowing = phase === 'loading' && total !== undefined && total > store.count;
  const growth = isGrowing ? texts.paging.loadingTotal({ total }) : '';
  if (!rows.length)
    return (isNarrowed ? texts.paging.noResults({ count: store.count }) : texts.paging.emptyRange) + growth;
  const range = texts.paging.range({
    first: first + 1,
    last: Math.min(first + size, rows.length),
    count: rows.length,
  });
  return range + (isNarrowed ? texts.paging.filteredFrom({ count: store.count }) : '') + growth;
}

/** How much of the list was loaded, of all rows that the host has or has sent: `Showing 2,500 of 12,345.` */
export function loadedCountText(
  { phase, store, omittedCount, total }: TableSnapshot,
  language: Language,
): string {
  const texts = language.texts(catalogue);
  const all = phase === 'complete' ? store.count + omittedCount : total;
  return all === undefined
    ? texts.messages.showingUnknownTotal({ rows: store.count })
    : texts.messages.showing({ rows: store.count, total: all });
}
