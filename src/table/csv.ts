import type { RowStore } from './row-store.ts';
export async function csvOf(
  _store: RowStore,
  _columns: readonly { column: number; key: string; title: string }[],
  _rows: Uint32Array,
  _signal?: AbortSignal,
): Promise<Blob> {
  return new Blob([]);
}
