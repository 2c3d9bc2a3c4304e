import { ReturnCheck } from '../../../http/return-check.ts';
import { timeSlice } from '../../../http/time-slice.ts';
import { Observable } from '../../../platform/observable.ts';
import { ColumnsError } from '../columns.ts';
import { allRows, type Query, showsAllRows } from '../query/query.ts';
import { type Arrival, type EarlyEnd, loadBatches, nothingYet } from './batches.ts';
import {
  contentFor,
  contentOf,
  expectRows,
  openingContent,
  type TableContent,
  translated,
} from './content.ts';
import { QueryRunner } from './query-runner.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';
import { isStillListed } from './still-listed.ts';
import { TableDiagnostics } from './table-diagnostics.ts';
import { emptySnapshot, type TableSnapshot } from './table-snapshot.ts';
import type { TableSource } from './table-source.ts';

type Ending = Pick<TableSnapshot, 'phase'> & Partial<TableSnapshot>;

/** The rows of one table: loads them batch by batch, runs queries on them and notifies its subscribers. [TBL-13] */
export class RowSource implements TableSource {
  readonly #plan: RowPlan;
  readonly #diagnostics: TableDiagnostics;
  readonly #shown: Observable<TableSnapshot>;
  #content: TableContent;
  /** The content of a reload; replaces `#content` when its first rows have arrived. */
  #reloaded: TableContent | undefined;
  /** Ids removed while a batch was loading that may still contain them. */
  readonly #removedIds = new Set<string>();
  #requestedAt = performance.now();
  #reloadRequestedAt = 0;
  #query = allRows;
  #total: number | undefined;
  #progress = nothingYet;
  /** A later batch brought only rows that an earlier one had brought. */
  #hasRepeated = false;
  readonly #returnCheck: ReturnCheck;
  /** The rows are only the first ones of a batch whose rest is arriving, or was cut off. [TBL-27] */
  #isOpening = false;
  #removed = 0;
  /** Value of `#removed` when loading began. */
  #removedBefore = 0;
  #loading: AbortController | undefined;
  readonly #queries = new QueryRunner({
    content: () => this.#content,
    // Search, order and filters wait for the whole batch.
    query: () => (this.#isOpening && this.#loading && !showsAllRows(this.#query) ? allRows : this.#query),
    show: result =>
      this.#show({
        ...result,
        total: this.#total,
        isOpening: this.#isOpening,
        isReloading: Boolean(this.#reloaded),
        isWithdrawn: false,
        queryUnavailable: false,
      }),
    fail: queryUnavailable => this.#show({ queryUnavailable }),
  });

  constructor(plan: RowPlan) {
    this.#plan = plan;
    this.#returnCheck = new ReturnCheck(plan.host, () => void this.reloadOnReturn());
    this.#diagnostics = new TableDiagnostics(plan);
    this.#content = contentOf(plan);
    this.#shown = new Observable(emptySnapshot(this.#content));
  }

  get name(): string | undefined {
    return this.#plan.name;
  }

  get list(): string {
    return this.#plan.list ?? '';
  }

  get requestedAt(): number {
    return this.#requestedAt;
  }

  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener);

  snapshot = (): TableSnapshot => this.#shown.value;

  async load(): Promise<void> {
    if (this.#loading || this.#shown.value.phase === 'complete') return;
    const { signal } = this.#begin();
    const ending = await this.#loadBatches(signal).then(
      (earlyEnd): Ending => ({ phase: earlyEnd ? 'partial' : 'complete', earlyEnd }),
      (error): Ending => ({ phase: 'failed', error }),
    );
    if (!signal.aborted) await this.#end(ending);
  }

  reload(): Promise<void> {
    this.#abort();
    this.#reloaded = contentOf(this.#plan);
    this.#reloadRequestedAt = performance.now();
    this.#progress = nothingYet;
    this.#hasRepeated = false;
    this.#removedBefore = this.#removed;
    this.#show({ phase: 'loading', error: undefined, earlyEnd: undefined, isReloading: true });
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
    if (query === this.#query) return;
    this.#query = query;
    this.#queries.runAgain();
  }

  translate(): void {
    if (this.#plan.language?.() === this.#content.store.language) return;
    this.#content = translated(this.#content, this.#plan);
    if (this.#reloaded) this.#reloaded = translated(this.#reloaded, this.#plan);
    this.#show({ columns: this.#content.columns });
    this.#queries.runAgain();
  }

  retryQuery = (): void => this.#queries.runAgain();

  /** Removes a row that has left the host's list, also if a pending batch still contains it. */
  remove(id: string): void {
    const wasThere = this.#content.store.remove(id);
    if (!wasThere && !this.#loading) return;
    if (this.#loading) this.#removedIds.add(id);
    this.#removed += 1;
    if (wasThere) void this.#queries.run();
  }

  isStillThere(id: string): Promise<boolean> {
    const before = this.#removed;
    return isStillListed(this.#plan, id, () => this.#removed - before);
  }

  #abort(): void {
    this.#loading?.abort();
    this.#loading = undefined;
    this.#queries.cancelPreparation();
  }

  #begin(): AbortController {
    this.#loading = new AbortController();
    if (this.#shown.value.phase !== 'loading')
      this.#show({ phase: 'loading', error: undefined, earlyEnd: undefined });
    return this.#loading;
  }

  async #end(ending: Ending): Promise<void> {
    if (ending.error && this.#returnCheck.settle(ending.error)) this.#withdraw();
    this.#show({ total: this.#total, ...ending });
    this.#abort();
    if (this.#isOpening) this.#queries.runAgain();
    this.#removedIds.clear();
    this.#queries.prepareEngine(engine => engine.prepareSearch());
    const { error, earlyEnd } = ending;
    if (error instanceof ColumnsError) this.#diagnostics.warn(error.message);
    else
      this.#diagnostics.checkLoadedRows(
        this.#content.store,
        earlyEnd ?? (this.#hasRepeated ? 'repeated' : undefined),
      );
  }

  #withdraw(): void {
    this.#queries.abort();
    this.#content = contentOf(this.#plan);
    this.#reloaded = undefined;
    this.#total = undefined;
    this.#show({ ...emptySnapshot(this.#content), isWithdrawn: true });
  }

  #loadBatches(signal: AbortSignal): Promise<EarlyEnd | undefined> {
    let isFirst = true;
    return loadBatches(
      {
        ask: range =>
          this.#plan.ask(range, signal, { showOpening: opening => this.#showOpening(opening, signal) }),
        limit: this.#plan.limit,
        take: async (batch, arrival) => {
          const fresh = await this.#storeBatch(batch, arrival, signal);
          this.#hasRepeated ||= !isFirst && !fresh && !arrival.overlaps && batch.data.length > 0;
          isFirst = false;
          return fresh;
        },
        removed: () => this.#removed - this.#removedBefore,
        removing: () => this.#plan.removing?.() ?? 0,
      },
      this.#progress,
    );
  }

  #showOpening(opening: TableBatch, signal: AbortSignal): void {
    const isFirst = !this.#reloaded && !this.#content.store.size && showsAllRows(this.#query);
    const content = isFirst && !signal.aborted && openingContent(opening, this.#plan);
    if (!content) return;
    for (const id of this.#removedIds) content.store.remove(id);
    this.#content = content;
    this.#isOpening = true;
    this.#queries.runAgain();
  }

  async #storeBatch(
    batch: TableBatch,
    { begin, overlaps, progress }: Arrival,
    signal: AbortSignal,
  ): Promise<number> {
    signal.throwIfAborted();
    this.#returnCheck.settle();
    this.#readColumns(batch);
    const { columns, store } = this.#reloaded ?? this.#content;
    if (!begin)
      this.#diagnostics.checkColumns(
        batch,
        columns.map(({ stated }) => stated),
      );
    // Shown together with the rows, to avoid an extra paint before them.
    this.#total = progress.total;
    const early = this.#isOpening ? store.size : 0;
    this.#isOpening = false;
    const fresh = early + store.append(batch.data, begin, { ids: batch.rowIds ?? undefined, overlaps });
    // Parse later batches here, in time slices: a filter that lists the texts of its column would parse them at once.
    if (begin) await store.readRest(timeSlice(signal));
    expectRows(store, batch);
    for (const id of this.#removedIds) store.remove(id);
    this.#progress = progress;
    this.#showStoredRows();
    if (!begin) this.#queries.prepareEngine();
    return fresh;
  }

  #readColumns(batch: TableBatch): void {
    if ((this.#reloaded ?? this.#content).columns.length) return;
    const content = contentFor(batch, this.#plan);
    if (this.#reloaded) this.#reloaded = content;
    else {
      this.#content = content;
      this.#queries.abort();
    }
  }

  #showStoredRows(): void {
    if (!this.#reloaded) return void this.#queries.run();
    this.#content = this.#reloaded;
    this.#requestedAt = this.#reloadRequestedAt;
    this.#reloaded = undefined;
    this.#queries.runAgain();
  }

  #show(changes: Partial<TableSnapshot>): void {
    this.#shown.value = { ...this.#shown.value, ...changes };
  }
}
