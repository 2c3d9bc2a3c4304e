import { whenIdle } from '../../../platform/when-idle.ts';
import type { Query } from '../query/query.ts';
import type { QueryEngine } from '../query/query-engine.ts';
import type { RowStore } from '../store/row-store.ts';

/** Milliseconds after the first rows, and after the last, until the search is prepared. */
const prepareAfter = 200;

/** Runs queries on the rows of a store, with an engine that is a lazy chunk. [TBL-13] */
export class QueryRunner {
  /** The engine of a store. */
  #engine: { readonly store: RowStore; readonly loaded: Promise<QueryEngine> } | undefined;
  /** Cancels what `prepareEngine` was asked for. */
  cancelPreparation = () => {};

  /** The numbers of the rows that match the query, in its order. Rejects when the engine cannot be loaded. */
  async run(store: RowStore, query: Query, signal: AbortSignal): Promise<Uint32Array> {
    return (await this.#engineOf(store)).run(query, signal);
  }

  /** Loads the query engine when the browser is idle, and lets it `make` something instead of what was asked for before. */
  prepareEngine(store: RowStore, make?: (engine: QueryEngine) => unknown): void {
    this.cancelPreparation();
    // A failure is reported when a query needs the engine.
    const prepare = () =>
      this.#engineOf(store)
        .then(make)
        .catch(() => {});
    this.cancelPreparation = whenIdle(prepare, prepareAfter);
  }

  /** Loads the engine's lazy chunk, once for each store; a failed load is tried again. */
  #engineOf(store: RowStore): Promise<QueryEngine> {
    if (this.#engine?.store === store) return this.#engine.loaded;
    const loaded = import('../query/query-engine.ts').then(({ QueryEngine }) => new QueryEngine(store));
    loaded.catch(() => {
      this.#engine = undefined;
    });
    this.#engine = { store, loaded };
    return loaded;
  }
}
