import { presentRows } from '../store/present-rows.ts';
import type { RowStore } from '../store/row-store.ts';
import type { Query } from './query.ts';
import type { Arranging } from './query-engine.ts';

/** The rows of a store as they are asked for: at first as they came; what searches, filters and sorts comes after them. */
export class Arranged {
  readonly #store: RowStore;
  readonly #searched: readonly number[];
  #all: { readonly version: number; readonly rows: Uint32Array } | undefined;
  #arranging: Promise<Arranging> | undefined;

  /** `searched`: the columns in which a search looks. */
  constructor(store: RowStore, searched: readonly number[]) {
    this.#store = store;
    this.#searched = searched;
  }

  /** The numbers of the rows to show. Rejects when the code for that does not come, and as `Arranging` does. */
  async arrange(query: Query, signal: AbortSignal): Promise<Uint32Array> {
    if (query.search || query.filters.length || query.sorting)
      return (await this.arranging()).arrange(query, signal);
    const { version } = this.#store;
    if (this.#all?.version !== version) this.#all = { version, rows: presentRows(this.#store) };
    return this.#all.rows;
  }

  /** Fetches the code, once; again after it has failed. */
  arranging(): Promise<Arranging> {
    this.#arranging ??= import('./query-engine.ts').then(
      ({ Arranging }) => new Arranging(this.#store, this.#searched),
      error => {
        this.#arranging = undefined;
        throw error;
      },
    );
    return this.#arranging;
  }
}
