import type { Language } from '../../../domain/language/language.ts';
import { ReturnCheck } from '../../../http/return-check.ts';
import { timeSlice } from '../../../http/time-slice.ts';
import { isMissingFile, reportMissingChunk } from '../../../platform/missing-file.ts';
import { Observable } from '../../../platform/observable.ts';
import { ColumnsError } from '../columns.ts';
import { allRows, type Query, showsAllRows } from '../query/query.ts';
import { type Arrival, type EarlyEnd, earlyEnd, loadBatches, nothingYet, removalsOf } from './batches.ts';
import { LoadedRows } from './loaded-rows.ts';
import { QueryRunner } from './query-runner.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';
import { checkColumns, checkRows, warnOfColumns } from './table-diagnostics.ts';
import { emptySnapshot, type TableSnapshot, type TableSource } from './table-source.ts';

/** How loading ended: `early` says why the host's list is not complete. */
type Ending = Pick<TableSnapshot, 'phase'> & {
  readonly error?: unknown;
  readonly early?: EarlyEnd | undefined;
};

/** The rows of one table: loads them batch by batch, runs queries on them and notifies its subscribers. [TBL-13] */
export class RowSource implements TableSource {
  readonly name: string | undefined;
  readonly list: string;
  readonly #shown: Observable<TableSnapshot>;
  readonly #rows: LoadedRows;
  readonly #queries = new QueryRunner();
  readonly #removals;
  readonly #returnCheck: ReturnCheck;
  #query = allRows;
  /** Aborts the running query. */
  #running: AbortController | undefined;
  /** Settles when the last query has ended. */
  #queryEnd = Promise.resolve();
  /** The query whose code could not be loaded: the rows stay in the order that people see, until Retry. [RQ-07] */
  #unavailable: Query | undefined;
  #total: number | undefined;
  #progress;
  /** A later batch brought only rows that an earlier one had brought. */
  #hasRepeated = false;
  #loading: AbortController | undefined;

  constructor(plan: RowPlan) {
    this.name = plan.name;
    this.list = plan.list ?? '';
    this.#returnCheck = new ReturnCheck(plan.host, () => void this.reloadOnReturn());
    this.#rows = new LoadedRows(plan);
    this.#removals = removalsOf(plan);
    this.#progress = nothingYet(this.#removals);
    this.#shown = new Observable(emptySnapshot(this.#rows.shown));
  }

  get requestedAt(): number {
    return this.#rows.requestedAt;
  }

  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener);
  snapshot = (): TableSnapshot => this.#shown.value;

  async load(): Promise<void> {
    if (this.#loading || this.#shown.value.phase === 'complete') return;
    const loading = new AbortController();
    this.#loading = loading;
    if (this.#shown.value.phase !== 'loading') this.#show({ phase: 'loading', error: undefined });
    const ending = await this.#loadBatches(loading.signal).then(
      (early): Ending => ({ phase: early ? 'partial' : 'complete', early }),
      (error): Ending => ({ phase: 'failed', error }),
    );
    if (loading.signal.aborted) return;
    await this.#end(ending);
    while (this.#running) await this.#queryEnd;
  }

  reload(edition?: RowPlan['edition']): Promise<void> {
    const { shown, plan } = this.#rows;
    const current = this.#shown.value.phase === 'failed' ? shown.edition : plan.edition;
    this.#abort();
    this.#rows.reload(edition ?? current);
    this.#progress = nothingYet(this.#removals);
    this.#hasRepeated = false;
    this.#show({ phase: 'loading', error: undefined, isReloading: true });
    return this.load();
  }

  reloadOnReturn(): Promise<void> {
    this.#returnCheck.begin();
    return this.reload();
  }

  stop(): void {
    this.#abort();
    this.#returnCheck.cancel();
  }

  query(query: Query): void {
    if (query !== this.#query && query !== this.#unavailable) this.#queryAgain(query);
  }

  translate(language: Language): void {
    if (language === this.#rows.shown.store.language) return;
    this.#rows.translate(language);
    this.#show({ columns: this.#rows.shown.columns });
    this.#queryAgain();
  }

  retryQuery = (): void => this.#queryAgain(this.#unavailable ?? this.#query);

  /** Removes a row that has left the host's list, also if a pending batch still contains it. */
  remove(id: string): void {
    const wasThere = this.#rows.remove(id);
    if (!wasThere && !this.#loading) return;
    this.#removals.done += 1;
    if (wasThere) this.#runQuery();
  }

  async isStillThere(id: string): Promise<boolean> {
    const { isStillListed } = await import('./still-listed.ts');
    return isStillListed(this.#rows.plan, id, this.#removals);
  }

  #abort(): void {
    this.#loading?.abort();
    this.#loading = undefined;
    this.#queries.cancelPreparation();
  }

  async #loadBatches(signal: AbortSignal): Promise<EarlyEnd | undefined> {
    const { plan } = this.#rows;
    const onOpening = (opening: TableBatch) => this.#showOpening(opening, signal);
    const loading = { signal, removals: this.#removals, onOpening };
    let isFirst = true;
    for await (const arrival of loadBatches(plan, loading, this.#progress)) {
      const { batch, overlaps } = arrival;
      const fresh = await this.#storeBatch(arrival, signal);
      this.#hasRepeated ||= !isFirst && !fresh && !overlaps && batch.data.length > 0;
      isFirst = false;
      const early = earlyEnd(arrival, fresh);
      if (early) return early;
    }
    return undefined;
  }

  #showOpening(opening: TableBatch, signal: AbortSignal): void {
    if (!signal.aborted && showsAllRows(this.#query) && this.#rows.open(opening)) this.#queryAgain();
  }

  async #storeBatch(arrival: Arrival, signal: AbortSignal): Promise<number> {
    const { batch, begin, progress } = arrival;
    signal.throwIfAborted();
    this.#readColumns(batch, !begin);
    // Shown together with the rows, to avoid an extra paint before them.
    this.#total = progress.total;
    const fresh = this.#rows.append(arrival);
    const { store } = this.#rows.arriving;
    // Parse later batches here, in time slices: a filter that lists the texts of its column would parse them at once.
    if (begin) await store.readRest(timeSlice(signal));
    const replacesRows = this.#rows.show(batch);
    this.#progress = progress;
    if (replacesRows) this.#queryAgain();
    else this.#runQuery();
    if (!begin) this.#queries.prepareEngine(store);
    return fresh;
  }

  #readColumns(batch: TableBatch, isFirst: boolean): void {
    const before = this.#rows.shown;
    this.#rows.readColumns(batch);
    if (this.#rows.shown !== before) this.#abortQuery();
    if (isFirst) checkColumns(this.#rows.plan, batch, this.#rows.arriving.columns);
  }

  async #end({ phase, error, early }: Ending): Promise<void> {
    if (error && this.#returnCheck.settle(error)) this.#withdraw();
    this.#show({ total: this.#total, phase, error });
    this.#abort();
    if (this.#rows.isOpening) this.#queryAgain();
    const { plan, shown } = this.#rows;
    this.#queries.prepareEngine(shown.store, engine => engine.prepareSearch());
    if (error instanceof ColumnsError) warnOfColumns(plan, error);
    else checkRows(plan, shown.store, early ?? (this.#hasRepeated ? 'repeated' : undefined));
  }

  #withdraw(): void {
    this.#abortQuery();
    this.#rows.withdraw();
    this.#total = undefined;
    this.#show({ ...emptySnapshot(this.#rows.shown), isWithdrawn: true });
  }

  #queryAgain(wanted?: Query): void {
    if (wanted) this.#unavailable = undefined;
    this.#query = wanted ?? this.#query;
    this.#abortQuery();
    this.#runQuery();
  }

  #abortQuery(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  #runQuery(): void {
    if (this.#running) return;
    this.#running = new AbortController();
    this.#queryEnd = this.#showMatching(this.#running);
  }

  /** Shows the rows that match the query, and again after rows have changed meanwhile. */
  async #showMatching(running: AbortController): Promise<void> {
    const { signal } = running;
    // Search, order and filters wait for the whole batch.
    const isWaiting = this.#rows.isOpening && this.#loading && !showsAllRows(this.#query);
    const query = isWaiting ? allRows : this.#query;
    const content = this.#rows.shown;
    const { store } = content;
    try {
      let version: number;
      do {
        version = store.version;
        const rows = await (showsAllRows(query)
          ? store.presentRows()
          : this.#queries.run(store, query, signal));
        signal.throwIfAborted();
        const queryUnavailable = this.#unavailable ? this.#shown.value.queryUnavailable : false;
        const result = { query, rows, total: this.#total, isWithdrawn: false, queryUnavailable };
        this.#show({ ...this.#rows.shownOf(content), ...result });
        if (!this.#rows.isReloading) this.#returnCheck.settle();
      } while (version !== store.version && !signal.aborted);
    } catch (error) {
      if (signal.aborted) return;
      reportMissingChunk(error);
      this.#running = undefined;
      if (query === this.#query) this.#unavailable = query;
      // The rows of before a reload may be another person's. [NET-26]
      const isOutdated = this.#shown.value.store !== store;
      this.#query = isOutdated ? allRows : this.#shown.value.query;
      this.#show({ queryUnavailable: isMissingFile(error) ? 'reload' : 'retry' });
      if (isOutdated) this.#runQuery();
    }
    // A notified listener may have started another query, which has to stay abortable.
    if (this.#running === running) this.#running = undefined;
  }

  #show(changes: Partial<TableSnapshot>): void {
    this.#shown.value = { ...this.#shown.value, ...changes };
  }
}
