import { ReturnCheck } from '../../../http/return-check.ts';
import { timeSlice } from '../../../http/time-slice.ts';
import { Observable } from '../../../platform/observable.ts';
import { ColumnsError } from '../columns.ts';
import { allRows, type Query, showsAllRows } from '../query/query.ts';
import { type Arrival, type EarlyEnd, loadBatches, nothingYet } from './batches.ts';
import { LoadedRows } from './loaded-rows.ts';
import { QueryRunner } from './query-runner.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';
import { TableDiagnostics } from './table-diagnostics.ts';
import { emptySnapshot, type TableSnapshot } from './table-snapshot.ts';
import type { TableSource } from './table-source.ts';

/** How loading ended: `early` says why the host's list is not complete. */
type Ending = Pick<TableSnapshot, 'phase'> & {
  readonly error?: unknown;
  readonly early?: EarlyEnd | undefined;
};

/** The rows of one table: loads them batch by batch, runs queries on them and notifies its subscribers. [TBL-13] */
export class RowSource implements TableSource {
  readonly #plan: RowPlan;
  readonly #diagnostics: TableDiagnostics;
  readonly #shown: Observable<TableSnapshot>;
  readonly #rows: LoadedRows;
  #query = allRows;
  #total: number | undefined;
  #progress = nothingYet;
  /** A later batch brought only rows that an earlier one had brought. */
  #hasRepeated = false;
  readonly #returnCheck: ReturnCheck;
  #removed = 0;
  /** Value of `#removed` when loading began. */
  #removedBefore = 0;
  #loading: AbortController | undefined;
  readonly #queries = new QueryRunner({
    content: () => this.#rows.shown,
    // Search, order and filters wait for the whole batch.
    query: () =>
      this.#rows.isOpening && this.#loading && !showsAllRows(this.#query) ? allRows : this.#query,
    show: result =>
      this.#show({
        total: this.#total,
        isOpening: this.#rows.isOpening,
        isReloading: this.#rows.isReloading,
        isWithdrawn: false,
        queryUnavailable: false,
        ...result,
      }),
  });

  constructor(plan: RowPlan) {
    this.#plan = plan;
    this.#returnCheck = new ReturnCheck(plan.host, () => void this.reloadOnReturn());
    this.#diagnostics = new TableDiagnostics(plan);
    this.#rows = new LoadedRows(plan);
    this.#shown = new Observable(emptySnapshot(this.#rows.shown));
  }

  get name(): string | undefined {
    return this.#plan.name;
  }

  get list(): string {
    return this.#plan.list ?? '';
  }

  get requestedAt(): number {
    return this.#rows.requestedAt;
  }

  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener);

  snapshot = (): TableSnapshot => this.#shown.value;

  async load(): Promise<void> {
    if (this.#loading || this.#shown.value.phase === 'complete') return;
    const { signal } = this.#begin();
    const ending = await this.#loadBatches(signal).then(
      (early): Ending => ({ phase: early ? 'partial' : 'complete', early }),
      (error): Ending => ({ phase: 'failed', error }),
    );
    if (!signal.aborted) await this.#end(ending);
  }

  reload(): Promise<void> {
    this.#abort();
    this.#rows.reload();
    this.#progress = nothingYet;
    this.#hasRepeated = false;
    this.#removedBefore = this.#removed;
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
    if (query === this.#query) return;
    this.#query = query;
    this.#queries.runAgain();
  }

  translate(): void {
    if (this.#plan.language?.() === this.#rows.shown.store.language) return;
    this.#rows.translate();
    this.#show({ columns: this.#rows.shown.columns });
    this.#queries.runAgain();
  }

  retryQuery = (): void => this.#queries.runAgain();

  /** Removes a row that has left the host's list, also if a pending batch still contains it. */
  remove(id: string): void {
    const wasThere = this.#rows.remove(id, Boolean(this.#loading));
    if (!wasThere && !this.#loading) return;
    this.#removed += 1;
    if (wasThere) void this.#queries.run();
  }

  async isStillThere(id: string): Promise<boolean> {
    const before = this.#removed;
    // A lazy chunk: few decisions end without a proof.
    const { isStillListed } = await import('./still-listed.ts');
    return isStillListed(this.#plan, id, () => this.#removed - before);
  }

  #abort(): void {
    this.#loading?.abort();
    this.#loading = undefined;
    this.#queries.cancelPreparation();
  }

  #begin(): AbortController {
    this.#loading = new AbortController();
    if (this.#shown.value.phase !== 'loading') this.#show({ phase: 'loading', error: undefined });
    return this.#loading;
  }

  async #end({ phase, error, early }: Ending): Promise<void> {
    if (error && this.#returnCheck.settle(error)) this.#withdraw();
    this.#show({ total: this.#total, phase, error });
    this.#abort();
    if (this.#rows.isOpening) this.#queries.runAgain();
    this.#rows.end();
    this.#queries.prepareEngine(engine => engine.prepareSearch());
    if (error instanceof ColumnsError) this.#diagnostics.warn(error.message);
    else
      this.#diagnostics.checkLoadedRows(
        this.#rows.shown.store,
        early ?? (this.#hasRepeated ? 'repeated' : undefined),
      );
  }

  #withdraw(): void {
    this.#queries.abort();
    this.#rows.withdraw();
    this.#total = undefined;
    this.#show({ ...emptySnapshot(this.#rows.shown), isWithdrawn: true });
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
    if (!signal.aborted && showsAllRows(this.#query) && this.#rows.open(opening)) this.#queries.runAgain();
  }

  async #storeBatch(batch: TableBatch, arrival: Arrival, signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    this.#returnCheck.settle();
    this.#readColumns(batch, !arrival.begin);
    // Shown together with the rows, to avoid an extra paint before them.
    this.#total = arrival.progress.total;
    const fresh = this.#rows.append(batch, arrival);
    // Parse later batches here, in time slices: a filter that lists the texts of its column would parse them at once.
    if (arrival.begin) await this.#rows.arriving.store.readRest(timeSlice(signal));
    const replacesRows = this.#rows.show(batch);
    this.#progress = arrival.progress;
    if (replacesRows) this.#queries.runAgain();
    else void this.#queries.run();
    if (!arrival.begin) this.#queries.prepareEngine();
    return fresh;
  }

  #readColumns(batch: TableBatch, isFirst: boolean): void {
    const before = this.#rows.shown;
    this.#rows.readColumns(batch);
    if (this.#rows.shown !== before) this.#queries.abort();
    if (!isFirst) return;
    this.#diagnostics.checkColumns(
      batch,
      this.#rows.arriving.columns.map(({ stated }) => stated),
    );
  }

  #show(changes: Partial<TableSnapshot>): void {
    this.#shown.value = { ...this.#shown.value, ...changes };
  }
}
