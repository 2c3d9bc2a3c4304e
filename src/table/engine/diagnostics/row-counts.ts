import type { RowStore } from '../store/row-store.ts';

/** How many rows an answer or a list has, and how many of them have a problem. */
export type RowCounts = Pick<RowStore, 'rowsWithoutId' | 'duplicateRows' | 'invalidRows' | 'size'>;
