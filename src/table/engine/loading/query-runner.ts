import { isMissingFile } from '../../../platform/missing-file.ts';
import { reportMissingChunk } from '../../../platform/report-missing-chunk.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
import { type Query, showsAllRows } from '../query/query.ts';
import type { QueryEngine } from '../query/query-engine.ts';
import type { RowStore } from '../store/row-store.ts';
import type { TableContent } from './loaded-rows.ts';
import type { TableSnapshot } from './table-snapshot.ts';

/** Milliseconds after the first rows, and after the last, until the search is prepared. */
const prepareAfter = 200;

/** Where the runner gets queries and rows, and who receives what it finds. */
export interface QueryClient {
  content(): TableContent;
  query(): Query;
  /** Shows what a query has found, or that the query engine could not be loaded. */
  show(result: Partial<TableSnapshot>): void;
}

/** Runs the current query on the current rows of a table, one run at a time. [TBL-13] */
export class QueryRunner {
  readonly #client: QueryClient;
  #running: AbortController | undefined;
  /** The engine of a store. */
  #engine: { readonly store: RowStore; readonly loaded: Promise<QueryEngine> } | undefined;
  #cancelPreparation = () => {};

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Runs the query; if it is running already, it also queries the rows that have arrived meanwhile. */
  async run(): Promise<void> {
    if (this.#running) return;
    const running = new AbortController();
    this.#running = running;
    try {
      await this.#showResult(running);
    } catch (error) {
      if (running.signal.aborted) return;
      reportMissingChunk(error);
      this.#running = undefined;
      this.#client.show({ queryUnavailable: isMissingFile(error) ? 'reload' : 'retry' });
    }
  }

  /** Aborts a run and begins a new one. */
  runAgain(): void {
    this.abort();
    void this.run();
  }

  abort(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  /** Loads the query engine when the browser is idle, and lets it `make` something. */
  prepareEngine(make?: (engine: QueryEngine) => unknown): void {
    // A failure is reported when a query needs the engine.
    const prepare = () => this.#engineOf(this.#client.content()).then(make, () => {});
    this.#cancelPreparation = whenIdle(prepare, prepareAfter);
  }

  cancelPreparation(): void {
    this.#cancelPreparation();
  }

  async #showResult(running: AbortController): Promise<void> {
    const { signal } = running;
    const query = this.#client.query();
    const content = this.#client.content();
    const { columns, store, edition } = content;
    for (let version = -1; version !== store.version && !signal.aborted; ) {
      version = store.version;
      const rows = await this.#rowsOf(content, query, signal);
      signal.throwIfAborted();
      const omittedCount = store.duplicateRows + store.invalidRows;
      this.#client.show({ columns, store, rows, query, omittedCount, hasIds: !store.rowsWithoutId, edition });
    }
    // A notified listener may have started another query, which has to stay abortable. Cleared without awaiting, since rows
    // that change meanwhile would not be queried.
    if (this.#running === running) this.#running = undefined;
  }

  async #rowsOf(content: TableContent, query: Query, signal: AbortSignal): Promise<Uint32Array> {
    if (showsAllRows(query)) return content.store.presentRows();
    return (await this.#engineOf(content)).run(query, signal);
  }

  /** Loads the engine's lazy chunk, once for each store; a failed load is tried again. */
  #engineOf({ store }: TableContent): Promise<QueryEngine> {
    if (this.#engine?.store === store) return this.#engine.loaded;
    const loaded = import('../query/query-engine.ts').then(({ QueryEngine }) => new QueryEngine(store));
    loaded.catch(() => {
      this.#engine = undefined;
    });
    this.#engine = { store, loaded };
    return loaded;
  }
}
