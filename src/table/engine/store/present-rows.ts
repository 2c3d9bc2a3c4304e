import type { RowStore } from './row-store.ts';

/** The numbers of all rows that were not removed, in their original order. */
export function presentRows(store: RowStore): Uint32Array {
  const rows = new Uint32Array(store.count);
  let count = 0;
  for (let row = 0; row < store.size; row += 1)
    if (store.isPresent(row)) {
      rows[count] = row;
      count += 1;
    }
  return rows;
}
