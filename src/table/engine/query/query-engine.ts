import { english } from '../../../domain/language/language.ts';
import { type TimeSlice, timeSlice } from '../../../http/time-slice.ts';
import type { RowStore } from '../store/row-store.ts';
import type { Filter, Query, Sorting } from './query.ts';
import { rowOrder } from './row-sorter.ts';
import { SearchIndex } from './search-index.ts';

/**
 * Computes which rows to show and in which order. All rows are sorted once per sorting; search and filters pick from that
 * order, so clearing a search shows its result at once.
 */
export class QueryEngine {
  readonly #store: RowStore;
  readonly #searching: SearchIndex;
  #order:
    | { readonly version: number; readonly sorting: Sorting | undefined; readonly rows: Uint32Array }
    | undefined;

  constructor(store: RowStore) {
    this.#store = store;
    this.#searching = new SearchIndex(store);
  }

  /** The numbers of the rows to show. Rejects with the signal's reason when the query was aborted. */
  async run({ search, filters, sorting }: Query, signal?: AbortSignal): Promise<Uint32Array> {
    const slice = timeSlice(signal);
    const order = await this.#ordered(sorting, slice);
    const found = search ? await this.#searching.matches(search, slice) : undefined;
    const wanted = this.#filtersOf(filters);
    if (!found && wanted.length === 0) return order;
    return order.filter(
      row =>
        (!found || found[row] === 1) &&
        wanted.every(({ column, text }) => column.shownAt(row, english) === text),
    );
  }

  /** Builds the search index ahead of the first search. */
  prepareSearch(): Promise<void> {
    return this.#searching.prepare(timeSlice());
  }

  #filtersOf(filters: readonly Filter[]) {
    return filters.flatMap(({ key, text }) => {
      const column = this.#store.column(key);
      return column ? { column, text } : [];
    });
  }

  async #ordered(sorting: Sorting | undefined, slice: TimeSlice): Promise<Uint32Array> {
    const { version } = this.#store;
    if (this.#order?.version === version && isSame(this.#order.sorting, sorting)) return this.#order.rows;
    const rows = sorting ? await this.#sorted(sorting, slice) : this.#store.presentRows();
    this.#order = { version, sorting, rows };
    return rows;
  }

  async #sorted({ key, descending }: Sorting, slice: TimeSlice): Promise<Uint32Array> {
    const column = this.#store.column(key);
    if (!column) return this.#store.presentRows();
    const all = await rowOrder(column, this.#store.size, descending, slice);
    return all.filter(row => this.#store.isPresent(row));
  }
}

const isSame = (a: Sorting | undefined, b: Sorting | undefined): boolean =>
  a?.key === b?.key && a?.descending === b?.descending;
