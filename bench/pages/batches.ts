import type { ColumnKey, Row } from '../rows.ts';

export interface Column {
  readonly data: ColumnKey;
  readonly title: string;
}

interface Batch {
  readonly columns: readonly Column[];
  readonly data: readonly Row[];
  readonly total: number;
}

const firstLimit = 2500;

/** All rows of an endpoint, batch after batch. [NET-06] [NET-07] */
export async function* batchesOf(endpoint: string): AsyncGenerator<Batch> {
  let limit = firstLimit;
  let skip = 0;
  for (let total = ''; total === '' || skip < Number(total); ) {
    const address = `${endpoint}?limit=${limit}&skip=${skip}&total=${total}`;
    const response = await fetch(address);
    const batch: Batch = await response.json();
    yield batch;
    if (!batch.data.length) return;
    total = String(batch.total);
    skip += batch.data.length;
    limit = Math.max(Math.min(Math.floor(batch.total / 25) + 1, 10_000), firstLimit);
  }
}

/** The element that a page puts its tables into, and the address of their rows. */
export const places = (): readonly (readonly [place: HTMLElement, endpoint: string])[] =>
  Array.from(document.querySelectorAll<HTMLElement>('.place'), place => [
    place,
    place.dataset.endpoint ?? '',
  ]);
