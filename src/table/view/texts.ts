import { numberText } from '../../domain/display/numbers.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';

/** `11–20 of 62,000`, and what that is a part of. */
export function rangeText(shown: TableSnapshot, { page, size }: { page: number; size: number }): string {
  const { rows, store, phase, total, query } = shown;
  const first = page * size;
  const range = rows.length
    ? `${numberText(first + 1)}–${numberText(Math.min(first + size, rows.length))} of ${numberText(rows.length)}`
    : '0 of 0';
  const narrowed = query.search || query.filters.length ? `, filtered from ${numberText(store.count)}` : '';
  const expected = phase === 'loading' && total !== undefined && total > store.count;
  return `${range}${narrowed}${expected ? ` · loading ${numberText(total)}` : ''}`;
}

/** `Showing 2,500 of 12,345.`: how much of a list there is, of all the rows that the host has or has sent. */
export function howMuchText({ phase, store, omittedCount, total }: TableSnapshot): string {
  const all = phase === 'complete' ? store.count + omittedCount : total;
  return all === undefined
    ? `Showing ${numberText(store.count)}. There may be more.`
    : `Showing ${numberText(store.count)} of ${numberText(all)}.`;
}
