import { logMissingChunk } from '../../../domain/platform/log-missing-chunk.ts';
import { Observable } from '../../../domain/platform/observable.ts';
import { timeSlice } from '../../../http/time-slice.ts';
import { ColumnsError } from '../columns.ts';
import { TableDiagnostics } from '../diagnostics/table-diagnostics.ts';
import { allRows, type Query } from '../query/query.ts';
import type { QueryEngine } from '../query/query-engine.ts';
import { type Arrival, type EarlyEnd, loadBatches, nothingYet } from './batches.ts';
import { contentFor, contentOf, expectRows, type TableContent } from './content.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';
import { isStillListed } from './still-listed.ts';
import { emptySnapshot, type TableSnapshot } from './table-snapshot.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds from the first rows, and from the last: what a search would have to wait for is seen to meanwhile. */
const searchPreparedAfter = 200;

type Ending = Pick<TableSnapshot, 'phase'> & Partial<TableSnapshot>;

/** The rows of one table: loads them batch by batch and arranges them as asked. React subscribes to it. [TBL-13] */
export class RowSource {
  readonly #plan: RowPlan;
  readonly #mistakes: TableDiagnostics;
  readonly #shown: Observable<TableSnapshot>;
  #content: TableContent;
  /** What takes the place of the content with its first rows. */
  #renewed: TableContent | undefined;
  /** What was removed while rows were on their way. */
  readonly #unwanted = new Set<string>();
  #query = allRows;
  #total: number | undefined;
  #progress = nothingYet;
  #removed = 0;
  /** Rows that had been removed when the loading began. */
  #removedBefore = 0;
  #loading: AbortController | undefined;
  #arrangement: AbortController | undefined;
  /** Calls off what is prepared for a search. */
  #unprepare = () => {};

  constructor(plan: RowPlan) {
    this.#plan = plan;
    this.#mistakes = new TableDiagnostics(plan);
    this.#content = contentOf(plan.columns ?? [], plan);
    this.#shown = new Observable(emptySnapshot(this.#content));
  }

  /** What browsers remember this kind of list by; absent for one that is not remembered. */
  get name(): string | undefined {
    return this.#plan.name;
  }

  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener);

  snapshot = (): TableSnapshot => this.#shown.value;

  /** Loads the rows, or those that are still missing: at first, after a failure, to go on. */
  async load(): Promise<void> {
    if (this.#loading || this.#shown.value.phase === 'complete') return;
    const { signal } = this.#begin();
    const ending = await this.#loadBatches(signal).then(
      (earlyEnd): Ending => ({ phase: earlyEnd ? 'partial' : 'complete', earlyEnd }),
      (error): Ending => ({ phase: 'failed', error }),
    );
    if (!signal.aborted) await this.#end(ending);
  }

  /** Loads all rows afresh; those that are there stay in sight until the first new ones have come. */
  reload(): Promise<void> {
    this.stop();
    this.#renewed = contentOf(this.#plan.columns ?? [], this.#plan);
    this.#progress = nothingYet;
    this.#removedBefore = this.#removed;
    this.#show({ phase: 'loading', error: undefined, earlyEnd: undefined, isReloading: true });
    return this.load();
  }

  /** Abandons what is under way; nothing of it is shown. */
  stop(): void {
    this.#loading?.abort();
    this.#loading = undefined;
    this.#unprepare();
  }

  /** Asks to see the rows otherwise; a newer query abandons an older one. */
  query(query: Query): void {
    if (query === this.#query) return;
    this.#query = query;
    this.#arrangeAnew();
  }

  /** Tries once more what could not be arranged. */
  retryQuery = (): void => this.#arrangeAnew();

  /** Takes a row out of the table for good: it has left the host's list. A batch that is on its way may still bring it. */
  remove(id: string): void {
    const wasThere = this.#content.store.remove(id);
    if (!wasThere && !this.#loading) return;
    if (this.#loading) this.#unwanted.add(id);
    this.#removed += 1;
    if (wasThere) void this.#arrange();
  }

  /** Asks the host anew whether a row is still in its list; rejects when it cannot be asked or does not send all. */
  isStillThere(id: string): Promise<boolean> {
    const before = this.#removed;
    return isStillListed(this.#plan, id, () => this.#removed - before);
  }

  #begin(): AbortController {
    this.#loading = new AbortController();
    if (this.#shown.value.phase !== 'loading')
      this.#show({ phase: 'loading', error: undefined, earlyEnd: undefined });
    return this.#loading;
  }

  async #end(ending: Ending): Promise<void> {
    this.#show({ total: this.#total, ...ending });
    this.stop();
    this.#unwanted.clear();
    this.#prepare(arranging => arranging.prepareSearch());
    const { error, earlyEnd } = ending;
    if (error instanceof ColumnsError) this.#mistakes.log([error.message]);
    else await this.#mistakes.checkLoadedRows(this.#content.store, earlyEnd);
  }

  #prepare(make?: (arranging: QueryEngine) => unknown): void {
    // What fails here is told when it is needed.
    const prepare = () => this.#content.queryEngine.load().then(make, () => {});
    this.#unprepare = whenIdle(prepare, searchPreparedAfter);
  }

  #loadBatches(signal: AbortSignal): Promise<EarlyEnd | undefined> {
    return loadBatches(
      {
        ask: range => this.#plan.ask(range, signal),
        limit: this.#plan.limit,
        take: (batch, arrival) => this.#take(batch, arrival, signal),
        removed: () => this.#removed - this.#removedBefore,
        removing: () => this.#plan.removing?.() ?? 0,
      },
      this.#progress,
    );
  }

  async #take(
    batch: TableBatch,
    { begin, overlaps, progress }: Arrival,
    signal: AbortSignal,
  ): Promise<number> {
    signal.throwIfAborted();
    this.#readColumns(batch);
    if (!begin) void this.#mistakes.checkColumns(batch.data, (this.#renewed ?? this.#content).columns);
    // Told with the rows: a picture before them would be one too many.
    this.#total = progress.total;
    const { store } = this.#renewed ?? this.#content;
    const fresh = store.append(batch.data, begin, { ids: batch.rowIds ?? undefined, overlaps });
    // Those behind them are read here, in slices: a filter that offers what stands in its column would read them at once.
    if (begin) await store.readRest(timeSlice(signal));
    expectRows(store, batch);
    for (const id of this.#unwanted) store.remove(id);
    this.#progress = progress;
    this.#showTaken();
    if (!begin) this.#prepare();
    return fresh;
  }

  #readColumns(batch: TableBatch): void {
    if ((this.#renewed ?? this.#content).columns.length) return;
    const content = contentFor(batch, this.#plan);
    if (this.#renewed) this.#renewed = content;
    else {
      this.#content = content;
      this.#abandonArrangement();
    }
  }

  #showTaken(): void {
    if (!this.#renewed) return void this.#arrange();
    this.#content = this.#renewed;
    this.#renewed = undefined;
    this.#arrangeAnew();
  }

  #arrangeAnew(): void {
    this.#abandonArrangement();
    void this.#arrange();
  }

  #abandonArrangement(): void {
    this.#arrangement?.abort();
    this.#arrangement = undefined;
  }

  /** One arrangement at a time; what arrives meanwhile is arranged after it. */
  async #arrange(): Promise<void> {
    if (this.#arrangement) return;
    const running = new AbortController();
    this.#arrangement = running;
    try {
      await this.#showArranged(running.signal);
    } catch (error) {
      if (running.signal.aborted) return;
      logMissingChunk(error);
      this.#show({ queryUnavailable: true });
    }
    this.#arrangement = undefined;
  }

  async #showArranged(signal: AbortSignal): Promise<void> {
    const query = this.#query;
    const { columns, store, queryEngine, edition } = this.#content;
    for (let version = -1; version !== store.version; ) {
      version = store.version;
      const rows = await queryEngine.run(query, signal);
      signal.throwIfAborted();
      const omittedCount = store.duplicateRows + store.invalidRows;
      const hasIds = !store.rowsWithoutId;
      const isReloading = Boolean(this.#renewed);
      const shown = { columns, store, rows, query, omittedCount, hasIds, edition, isReloading };
      this.#show({ ...shown, total: this.#total, queryUnavailable: false });
    }
  }

  #show(changes: Partial<TableSnapshot>): void {
    this.#shown.value = { ...this.#shown.value, ...changes };
  }
}
