import type { RowStore } from '../store/row-store.ts';
import type { Query } from './query.ts';
import type { QueryEngine } from './query-engine.ts';

/** Runs queries; loads the query engine's lazy chunk for the first one that searches, filters or sorts. */
export class LazyQueryEngine {
  readonly #store: RowStore;
  readonly #searched: readonly number[];
  #all: { readonly version: number; readonly rows: Uint32Array } | undefined;
  #engine: Promise<QueryEngine> | undefined;

  /** `searched`: the columns that a search looks in. */
  constructor(store: RowStore, searched: readonly number[]) {
    this.#store = store;
    this.#searched = searched;
  }

  /** The numbers of the rows to show. Rejects when the engine's chunk fails to load, and as `QueryEngine` does. */
  async run(query: Query, signal: AbortSignal): Promise<Uint32Array> {
    if (query.search || query.filters.length || query.sorting) return (await this.load()).run(query, signal);
    const { version } = this.#store;
    if (this.#all?.version !== version) this.#all = { version, rows: this.#store.presentRows() };
    return this.#all.rows;
  }

  /** Loads the engine, once; a failed load is tried again. */
  load(): Promise<QueryEngine> {
    this.#engine ??= import('./query-engine.ts').then(
      ({ QueryEngine }) => new QueryEngine(this.#store, this.#searched),
      error => {
        this.#engine = undefined;
        throw error;
      },
    );
    return this.#engine;
  }
}
