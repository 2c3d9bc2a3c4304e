import { Observable } from '../../../platform/observable.ts';
import type { HostPage, TableSnapshot } from '../../engine/loading/table-source.ts';

/** The selection at one moment. */
export interface SelectionState {
  readonly ids: ReadonlySet<string>;
  /** How often in a row a selection above the cap was refused; 0 after any other change. */
  readonly refusals: number;
}

/**
 * The selected rows, by id and in the order of selection: independent of page, search and sorting, and never more than the
 * cap. [TBL-06]
 */
export class Selection {
  /** Observable; a new object after each change. */
  readonly state = new Observable(emptySelection);
  #cap: number;
  #anchor: string | undefined;
  /** The amounts of each selected row when it was selected, or first loaded after that. */
  readonly #amounts = new Map<string, string>();

  constructor(cap = Number.POSITIVE_INFINITY) {
    this.#cap = cap;
  }

  get ids(): SelectionState['ids'] {
    return this.state.value.ids;
  }

  /** How many rows may be selected at most. */
  get cap(): number {
    return this.#cap;
  }

  /** A lower cap keeps the rows that were selected first. */
  set cap(cap: number) {
    this.#cap = cap;
    const { ids } = this;
    if (ids.size > cap) this.#change([...ids].slice(0, cap));
  }

  /**
   * Selects or deselects a row. `rangeFrom` returns the ids from the row toggled before to this one, to change them all the
   * same way.
   */
  toggle(id: string, rangeFrom: (anchor: string) => readonly string[] = () => []): void {
    const isSelecting = !this.ids.has(id);
    const range = this.#anchor === undefined ? [] : rangeFrom(this.#anchor);
    this.#anchor = id;
    if (isSelecting) this.add(range.length ? range : [id]);
    else this.remove(range.length ? range : [id]);
  }

  /** Selects rows in the given order until the cap is reached. */
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

  /** Keeps only the rows that pass the test; none unless all pass, if they belong together (`areOne`). */
  retain(isKept: (id: string) => boolean, areOne = false): void {
    const kept = [...this.ids].filter(isKept);
    if (kept.length < this.ids.size) this.#change(areOne ? [] : kept);
  }

  /** Call when the selection or the rows have changed: notes the amounts of rows that are new to it. */
  noteAmounts(shown: ShownRows): void {
    for (const id of this.ids) {
      const amounts = this.#amounts.has(id) ? undefined : amountsIn(shown, id);
      if (amounts !== undefined) this.#amounts.set(id, amounts);
    }
  }

  /**
   * Deselects all rows if one shows other amounts than when it was selected; returns whether one does. The others alone
   * would be another intent, which could be paid beside an unconfirmed save of all. [RQ-07] [NET-19]
   */
  clearIfChanged(shown: ShownRows): boolean {
    const hasChanged = [...this.ids].some(id => {
      const [before, now] = [this.#amounts.get(id), amountsIn(shown, id)];
      return before !== undefined && now !== undefined && before !== now;
    });
    if (hasChanged) this.#change([]);
    return hasChanged;
  }

  #change(rows: Iterable<string>, isRefused = false): void {
    const ids = new Set(rows);
    for (const id of this.#amounts.keys()) if (!ids.has(id)) this.#amounts.delete(id);
    this.state.value = { ids, refusals: isRefused ? this.state.value.refusals + 1 : 0 };
  }
}

const emptySelection: SelectionState = { ids: new Set(), refusals: 0 };

type ShownRows = Pick<TableSnapshot, 'store'>;

/** The amounts of a row with their currencies, as one text; undefined if the row is not loaded. */
function amountsIn({ store }: ShownRows, id: string): string | undefined {
  const row = store.rowWith(id);
  if (row === undefined) return undefined;
  const amounts = store.columns.filter(column => column.typeAt(row) === 'amount');
  return amounts.map(column => `${column.textAt(row)} ${column.currencyAt(row)}`).join('\n');
}

/** The ids of all rows that match the query, in order, without rows that have no id. [NET-13] */
export const matchingIds = ({ rows, store }: TableSnapshot): readonly string[] =>
  [...rows].filter(row => store.hasIdAt(row)).map(row => store.idAt(row));

/** The ids from one row to another, both included, in that direction; none when either is not among them. */
export function idsBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)];
  if (first < 0 || last < 0) return [];
  return first <= last ? ids.slice(first, last + 1) : ids.slice(last, first + 1).reverse();
}

/** Whether a row is in the list, or may be: it may still arrive, or be on another page of the host. */
export const mayStillExist =
  ({ store, phase, page }: Pick<TableSnapshot, 'store' | 'phase' | 'page'>) =>
  (id: string): boolean =>
    phase === 'complete' && !page ? store.rowWith(id) !== undefined : !store.hasLost(id);

/**
 * The row numbers of the selected rows: first those that match the query, in its order, then the others, as received; of a
 * host-paged list, by their places on the pages that were seen, then the others, as selected. [TBL-24]
 */
export function selectedRows({ rows, store, page }: TableSnapshot, ids: ReadonlySet<string>): Uint32Array {
  const selected = [...ids].flatMap(id => store.rowWith(id) ?? []);
  if (page) return byPlace(selected, page);
  const matching = rows.filter(row => ids.has(store.idAt(row)));
  const matchingSet = new Set(matching);
  const others = selected.filter(row => !matchingSet.has(row)).sort((a, b) => a - b);
  return Uint32Array.from([...matching, ...others]);
}

function byPlace(rows: readonly number[], page: HostPage): Uint32Array {
  const placed = rows.map(row => ({ row, place: page.positionOf(row) }));
  const known = placed.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  const others = placed.filter(({ place }) => place < 0);
  return Uint32Array.from([...known, ...others], ({ row }) => row);
}
