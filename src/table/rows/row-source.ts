import { ShapeError } from '../../http/errors.ts';
import { Arranging, type Query } from './arranging.ts';
import { type Batch, loadBatches, type Place, type Range } from './batches.ts';
import { type Column, columnsIn } from './columns.ts';
import { paceOf } from './pace.ts';
import { RowStore } from './row-store.ts';

/** A batch whose answer may also state the columns. [TBL-01] */
export interface TableBatch extends Batch {
  readonly columns?:
    | readonly { readonly data: string; readonly title?: string | null | undefined }[]
    | null
    | undefined;
}

/** Where the rows of a table come from. */
export interface RowPlan {
  ask(range: Range, signal: AbortSignal): Promise<TableBatch>;
  /** Rows of the first batch. [NET-06] */
  readonly limit: number;
  /** Given by the screen; without them the first answer states them. */
  readonly columns?: readonly Column[] | undefined;
  /** What the screen makes of the columns that the answer states. */
  mapColumns?(columns: readonly Column[]): readonly Column[];
  /** How many rows may just be leaving the host's list by what the screen does to them. */
  leaving?(): number;
}

/** What there is to show now; a new object whenever something changed. */
export interface RowsShown {
  /** `partial`: the host has stopped sending before its own total. `failed`: see `error`. Both may go on. */
  readonly phase: 'loading' | 'complete' | 'partial' | 'failed';
  readonly error: unknown;
  readonly columns: readonly Column[];
  readonly store: RowStore;
  /** The numbers of the rows to show, in their order. */
  readonly rows: Uint32Array;
  /** What the host says there are. */
  readonly total: number | undefined;
  /** The query that `rows` answer. */
  readonly query: Query;
}

/** All rows as they came. */
export const allRows: Query = { search: '', filters: [], sorting: undefined };
const rowsAtOnce = 512;
/** Milliseconds from the last row: what a first search would have to make is made while nobody waits for it. */
const searchPreparedAfter = 200;

/** The rows of one table: loads them batch by batch and arranges them as wished. React subscribes to it. [TBL-13] */
export class RowSource {
  readonly #plan: RowPlan;
  readonly #listeners = new Set<() => void>();
  #shown: RowsShown;
  #arranging: Arranging;
  #query = allRows;
  #place: Place = { passed: 0, total: undefined };
  #gone = 0;
  #loading: AbortController | undefined;
  #arrangement: AbortController | undefined;
  #preparation: ReturnType<typeof setTimeout> | undefined;

  constructor(plan: RowPlan) {
    this.#plan = plan;
    const columns = plan.columns ?? [];
    const store = storeFor(columns);
    this.#arranging = arrangingOf(store, columns);
    this.#shown = {
      phase: 'loading',
      error: undefined,
      columns,
      store,
      rows: new Uint32Array(),
      total: undefined,
      query: allRows,
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  shown = (): RowsShown => this.#shown;

  /** Loads the rows, or those that are still missing: at first, after a failure, to go on. */
  async load(): Promise<void> {
    if (this.#loading || this.#shown.phase === 'complete') return;
    const { signal } = this.#begin();
    try {
      const isAll = await loadBatches(
        {
          ask: range => this.#plan.ask(range, signal),
          limit: this.#plan.limit,
          take: (batch, begin, place) => this.#take(batch, begin, place, signal),
          gone: () => this.#gone,
          leaving: () => this.#plan.leaving?.() ?? 0,
        },
        this.#place,
      );
      if (!signal.aborted) this.#show({ phase: isAll ? 'complete' : 'partial' });
    } catch (error) {
      if (!signal.aborted) this.#show({ phase: 'failed', error });
    }
    if (signal.aborted) return;
    this.stop();
    this.#preparation = setTimeout(() => this.#arranging.prepareSearch(), searchPreparedAfter);
  }

  /** Abandons what is under way; nothing of it is shown. */
  stop(): void {
    this.#loading?.abort();
    this.#loading = undefined;
    clearTimeout(this.#preparation);
  }

  /** Asks to see the rows otherwise; a newer query abandons an older one. */
  query(query: Query): void {
    if (query === this.#query) return;
    this.#query = query;
    this.#arrangement?.abort();
    this.#arrangement = undefined;
    void this.#arrange();
  }

  /** Takes a row out of the table for good: it has left the host's list. */
  remove(id: string): void {
    if (!this.#shown.store.remove(id)) return;
    this.#gone += 1;
    void this.#arrange();
  }

  /**
   * Asks the host anew whether a row is still in its list; rejects when it cannot be asked or does not send all.
   *
   * Batches overlap: rows that leave meanwhile, by whomever, move others up past the end of a batch.
   */
  async isStillThere(id: string): Promise<boolean> {
    const asking = new AbortController();
    const seen = new RowStore([]);
    const goneBefore = this.#gone;
    const overlap = Math.floor(this.#plan.limit / 25);
    try {
      const isAll = await loadBatches(
        {
          ask: range => this.#plan.ask(range, asking.signal),
          limit: this.#plan.limit,
          take: async (batch, begin) => {
            const fresh = seen.append(batch.data, begin);
            return seen.rowWith(id) === undefined ? fresh : 0;
          },
          gone: () => this.#gone - goneBefore,
          leaving: () => (this.#plan.leaving?.() ?? 0) + overlap,
        },
        { passed: 0, total: undefined },
      );
      const isSeen = seen.rowWith(id) !== undefined;
      if (!isSeen && !isAll) throw new ShapeError('total');
      return isSeen;
    } finally {
      asking.abort();
    }
  }

  #begin(): AbortController {
    this.#loading = new AbortController();
    if (this.#shown.phase !== 'loading') this.#show({ phase: 'loading', error: undefined });
    return this.#loading;
  }

  async #take(batch: TableBatch, begin: number, place: Place, signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    if (!this.#shown.columns.length) this.#setColumns(columnsIn(batch.columns ?? []));
    this.#show({ total: place.total });
    const pace = paceOf(signal);
    // To read a batch took its time already; only the first rows are waited for.
    if (begin) await pace.turn();
    const { store } = this.#shown;
    let fresh = 0;
    for (let from = 0; from < batch.data.length; from += rowsAtOnce) {
      fresh += store.append(batch.data.slice(from, from + rowsAtOnce), begin + from);
      await pace.rest();
    }
    this.#place = place;
    void this.#arrange();
    return fresh;
  }

  #setColumns(stated: readonly Column[]): void {
    if (!stated.length) {
      console.error(
        'psp: the answer states no columns. Let the host send them, or name them in data-columns.',
      );
      throw new ShapeError('columns');
    }
    const columns = this.#plan.mapColumns?.(stated) ?? stated;
    const store = storeFor(columns);
    this.#arranging = arrangingOf(store, columns);
    this.#show({ columns, store });
  }

  /** One arrangement at a time; what arrives meanwhile is arranged after it. */
  async #arrange(): Promise<void> {
    if (this.#arrangement) return;
    const running = new AbortController();
    this.#arrangement = running;
    const query = this.#query;
    try {
      for (let version = -1; version !== this.#shown.store.version; ) {
        version = this.#shown.store.version;
        const rows = await this.#arranging.arrange(query, running.signal);
        this.#show({ rows, query });
      }
    } catch (error) {
      if (!running.signal.aborted) throw error;
      return;
    }
    this.#arrangement = undefined;
  }

  #show(changes: Partial<RowsShown>): void {
    this.#shown = { ...this.#shown, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

const storeFor = (columns: readonly Column[]): RowStore => new RowStore(columns.map(({ key }) => key));

const arrangingOf = (store: RowStore, columns: readonly Column[]): Arranging =>
  new Arranging(
    store,
    columns.map((_, index) => index),
  );
