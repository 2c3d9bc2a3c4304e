import { Observable } from '../../../domain/platform/observable.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';

/** A choice of rows as it is now. */
export interface Selected {
  readonly ids: ReadonlySet<string>;
  /** How often more was asked for than may be selected, since the selection changed last. */
  readonly refusals: number;
}

/**
 * Which rows are selected, by id and in the order in which they were chosen: whatever page, search or order is shown, and
 * never more than the cap. [TBL-06]
 */
export class Selection {
  /** A new object whenever it has changed. */
  readonly selected = new Observable(nothing);
  #cap: number;
  #anchor: string | undefined;

  constructor(cap = Number.POSITIVE_INFINITY) {
    this.#cap = cap;
  }

  get ids(): Selected['ids'] {
    return this.selected.value.ids;
  }

  /** How many rows may be selected. */
  get cap(): number {
    return this.#cap;
  }

  /** A lower cap keeps those that were chosen first. */
  set cap(cap: number) {
    this.#cap = cap;
    const { ids } = this;
    if (ids.size > cap) this.#change([...ids].slice(0, cap));
  }

  /** Selects a row, or lets it go. `others`: the rows from the one chosen before to this one, which follow it. */
  choose(id: string, others: (anchor: string) => readonly string[] = () => []): void {
    const isWanted = !this.ids.has(id);
    const range = this.#anchor === undefined ? [] : others(this.#anchor);
    this.#anchor = id;
    if (isWanted) this.add(range.length ? range : [id]);
    else this.remove(range.length ? range : [id]);
  }

  /** Selects rows, the first ones up to the cap. */
  add(rows: Iterable<string>): void {
    const ids = new Set(this.ids);
    let isRefused = false;
    for (const id of rows) {
      if (ids.has(id)) continue;
      isRefused = ids.size >= this.#cap;
      if (isRefused) break;
      ids.add(id);
    }
    this.#change(ids, isRefused);
  }

  remove(rows: Iterable<string>): void {
    const ids = new Set(this.ids);
    for (const id of rows) ids.delete(id);
    this.#change(ids);
  }

  /** Lets go of rows that are no longer there. */
  keep(isThere: (id: string) => boolean): void {
    const kept = [...this.ids].filter(isThere);
    if (kept.length < this.ids.size) this.#change(kept);
  }

  #change(rows: Iterable<string>, isRefused = false): void {
    const ids = new Set(rows);
    this.selected.value = { ids, refusals: isRefused ? this.selected.value.refusals + 1 : 0 };
  }
}

const nothing: Selected = { ids: new Set(), refusals: 0 };

/** The ids of all rows found, in their order; rows without an id cannot be selected. [NET-13] */
export function* idsFound({ rows, store }: TableSnapshot): Iterable<string> {
  for (const row of rows) if (store.hasIdAt(row)) yield store.idAt(row);
}

/** The ids of the rows between two that are found, both included, from the first named on; none when one is not found. */
export function idsBetween({ rows, store }: TableSnapshot, from: string, to: string): string[] {
  const [first, last] = [from, to].map(id => {
    const row = store.rowWith(id);
    return row === undefined ? -1 : rows.indexOf(row);
  }) as [number, number];
  if (first < 0 || last < 0) return [];
  const between = [...rows.subarray(Math.min(first, last), Math.max(first, last) + 1)];
  const ids = between.filter(row => store.hasIdAt(row)).map(row => store.idAt(row));
  return first <= last ? ids : ids.reverse();
}

/** Whether a selected row is still there, or may still come. */
export const mayBeThere =
  ({ store, phase }: Pick<TableSnapshot, 'store' | 'phase'>) =>
  (id: string): boolean =>
    phase === 'complete' ? store.rowWith(id) !== undefined : !store.hasLost(id);

/** The numbers of the rows selected: those found in their order, then the others as they came. */
export function rowsSelected({ rows, store }: TableSnapshot, ids: ReadonlySet<string>): Uint32Array {
  const found = rows.filter(row => ids.has(store.idAt(row)));
  const listed = new Set(found);
  const others = [...ids].flatMap(id => {
    const row = store.rowWith(id);
    return row === undefined || listed.has(row) ? [] : [row];
  });
  return Uint32Array.from([...found, ...others.sort((a, b) => a - b)]);
}
