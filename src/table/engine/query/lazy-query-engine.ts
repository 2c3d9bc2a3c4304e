import { presentRows } from '../store/present-rows.ts';
import type { RowStore } from '../store/row-store.ts';
import type { Query } from './query.ts';
import type { QueryEngine } from './query-engine.ts';

/** The rows of a store as they are asked for: at first as they came; what searches, filters and sorts comes after them. */
export class LazyQueryEngine {
  readonly #store: RowStore;
  readonly #searched: readonly number[];
  #all: { readonly version: number; readonly rows: Uint32Array } | undefined;
  #arranging: Promise<QueryEngine> | undefined;

  /** `searched`: the columns in which a search looks. */
  constructor(store: RowStore, searched: readonly number[]) {
    this.#store = store;
    this.#searched = searched;
  }

  /** The numbers of the rows to show. Rejects when the code for that does not come, and as `Arranging` does. */
  async run(query: Query, signal: AbortSignal): Promise<Uint32Array> {
    if (query.search || query.filters.length || query.sorting) return (await this.load()).run(query, signal);
    const { version } = this.#store;
    if (this.#all?.version !== version) this.#all = { version, rows: presentRows(this.#store) };
    return this.#all.rows;
  }

  /** Fetches the code, once; again after it has failed. */
  load(): Promise<QueryEngine> {
    this.#arranging ??= import('./query-engine.ts').then(
      ({ QueryEngine }) => new QueryEngine(this.#store, this.#searched),
      error => {
        this.#arranging = undefined;
        throw error;
      },
    );
    return this.#arranging;
  }
}
