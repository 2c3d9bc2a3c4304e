import type { Language } from '../../../domain/language/language.ts';
import { ReturnCheck } from '../../../http/return-check.ts';
import { Observable } from '../../../platform/observable.ts';
import { ColumnsError } from '../columns.ts';
import { removalsOf } from '../loading/batches.ts';
import type { RowPlan } from '../loading/row-plan.ts';
import { warnOfColumns } from '../loading/table-diagnostics.ts';
import {
  emptySnapshot,
  type PageWindow,
  type TableSnapshot,
  type TableSource,
} from '../loading/table-source.ts';
import type { Query } from '../query/query.ts';
import { type LoadedPage, PageMemory, PageReader, type PageView, viewKey } from './page-reader.ts';
import { isStillInHostList, readAll } from './whole-list.ts';

/** The rows of a list that the host searches, sorts, filters and pages: one page at a time. [TBL-24] */
export class HostPages implements TableSource {
  readonly name: string | undefined;
  readonly list: string;
  readonly #shown: Observable<TableSnapshot>;
  readonly #memory = new PageMemory();
  readonly #returnCheck: ReturnCheck;
  readonly #removals;
  #reader: PageReader;
  /** What is to be shown; until it has arrived, `#page` is. */
  #wanted: PageView | undefined;
  #page: LoadedPage | undefined;
  #asking: AbortController | undefined;
  /** What is being asked for only fills up the page. */
  #isRefilling = false;
  #isStarted = false;
  #shownEdition: RowPlan['edition'];
  /** What Retry asks for; everything else asks for the shown edition. [TBL-08] */
  #failedEdition: RowPlan['edition'];

  constructor(plan: RowPlan) {
    this.name = plan.name;
    this.list = plan.list ?? '';
    this.#removals = removalsOf(plan);
    this.#returnCheck = new ReturnCheck(plan.host, () => void this.reloadOnReturn());
    this.#reader = new PageReader(plan);
    this.#shownEdition = plan.edition;
    this.#shown = new Observable(emptySnapshot(this.#reader.content));
  }

  /** When the shown page was requested. */
  get requestedAt(): number {
    return this.#page?.requestedAt ?? 0;
  }

  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener);

  snapshot = (): TableSnapshot => this.#shown.value;

  /** Loads the page that is wanted, as soon as the view has said which. */
  async load(): Promise<void> {
    this.#isStarted = true;
    if (this.#asking || !this.#wanted || this.#shown.value.phase === 'complete') return;
    this.#choose(this.#failedEdition);
    await this.#ask();
  }

  async reload(edition?: RowPlan['edition']): Promise<void> {
    const shown = this.#page?.view;
    // Only Retry turns to a page that could not be loaded. [RQ-07]
    if (this.#shown.value.phase === 'failed' && shown?.query === this.#wanted?.query) this.#wanted = shown;
    this.#choose(edition);
    this.#memory.clear();
    this.#isStarted = true;
    if (this.#wanted) await this.#ask();
  }

  reloadOnReturn(): Promise<void> {
    this.#returnCheck.begin();
    return this.reload();
  }

  stop(): void {
    this.#asking?.abort();
    this.#asking = undefined;
    this.#memory.clear();
    this.#returnCheck.cancel();
  }

  query(query: Query, { page, size }: PageWindow): void {
    const view = { query, page, size };
    const isAskedFor = this.#wanted !== undefined && viewKey(view) === viewKey(this.#wanted);
    if (isAskedFor && this.#shown.value.phase !== 'failed') return;
    this.#wanted = view;
    if (this.#isStarted) void this.#turn();
  }

  translate(language: Language): void {
    if (language === this.#reader.content.store.language) return;
    this.#reader.translate(language);
    this.#show(this.#page ? this.#pageShown() : { columns: this.#reader.content.columns });
  }

  retryQuery = (): void => void this.#ask();

  readAll = (query: Query, skip: number, signal: AbortSignal) => readAll(this.#reader, query, skip, signal);

  /** Removes a row and asks for the one that takes its place; the other rows of the page stay where they are. */
  remove(id: string): void {
    const { store } = this.#reader.content;
    this.#removals.done += 1;
    if (!store.remove(id) || !this.#page) return;
    this.#memory.clear();
    this.#page = {
      ...this.#page,
      rows: this.#page.rows.filter(row => store.isPresent(row)),
      matching: Math.max(0, this.#page.matching - 1),
      all: this.#page.all && this.#page.all - 1,
    };
    this.#show(this.#pageShown());
    // After another page could not be loaded, this one stays, without a row in the place. [RQ-07]
    if (!this.#asking && this.#isTurning) return;
    // A page that is being reloaded, or could not be, may have lost other rows. [NET-26]
    const isCurrent = this.#asking ? this.#isRefilling : this.#shown.value.phase === 'complete';
    void this.#ask(isCurrent && !this.#isTurning);
  }

  async isStillThere(id: string): Promise<boolean | undefined> {
    if (!this.#page) throw new Error('Nothing has been loaded.');
    return isStillInHostList(this.#reader.plan, this.#page.view, id, this.#removals);
  }

  #choose(edition: RowPlan['edition']): void {
    if (edition) this.#reader.plan = { ...this.#reader.plan, edition };
  }

  /** Shows a page that was seen before at once, and asks for it again. */
  async #turn(): Promise<void> {
    const view = this.#wanted as PageView;
    // After the current task: React must not be asked to render while it runs effects.
    await Promise.resolve();
    if (view !== this.#wanted) return;
    const known = this.#memory.shown(view);
    if (known) this.#showPage(known);
    await this.#ask();
  }

  /** Whether another page than the shown one is wanted. */
  get #isTurning(): boolean {
    return !this.#page || !this.#wanted || viewKey(this.#page.view) !== viewKey(this.#wanted);
  }

  /** Asks for the wanted page; an older request is aborted, and its answer is dropped. */
  async #ask(isRefill = false): Promise<void> {
    this.#asking?.abort();
    const asking = new AbortController();
    const { signal } = asking;
    this.#asking = asking;
    this.#isRefilling = isRefill;
    const view = this.#wanted as PageView;
    const isReloading = !this.#isTurning;
    this.#show({ phase: 'loading', error: undefined, isReloading });
    try {
      const existing = await this.#reader.read(view, signal);
      signal.throwIfAborted();
      const page = isRefill ? this.#refilled(existing) : existing;
      if (this.#returnCheck.isPending) this.#forgetOtherRows(page.rows);
      this.#returnCheck.settle();
      this.#wanted = page.view;
      this.#shownEdition = this.#reader.plan.edition;
      this.#memory.remember(page);
      this.#showPage(page, { phase: 'complete', isReloading: false });
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    } finally {
      if (this.#asking === asking) this.#asking = undefined;
    }
  }

  /** The rows of other pages may be another person's since Back. [NET-26] */
  #forgetOtherRows(shown: Uint32Array): void {
    const { store } = this.#reader.content;
    for (const row of store.presentRows()) if (!shown.includes(row)) store.forget(store.idAt(row));
  }

  #showPage(page: LoadedPage, changes?: Partial<TableSnapshot>): void {
    this.#page = page;
    this.#show({ ...this.#pageShown(), ...changes });
  }

  #pageShown(): Partial<TableSnapshot> {
    const { columns, store } = this.#reader.content;
    const { view, rows, matching, isCounted, all, omitted, edition } = this.#page as LoadedPage;
    const first = view.page * view.size;
    const positionOf = (row: number) => this.#memory.positionOf(row, view.query);
    return {
      ...{ columns, store, edition, rows, query: view.query },
      page: { first, size: view.size, matching, isCounted, all, positionOf },
      total: isCounted ? matching : undefined,
      omittedCount: omitted,
      hasIds: rows.every(row => store.hasIdAt(row)),
      isWithdrawn: false,
    };
  }

  /** The rows of the page stay where they are, and the following ones fill it up. */
  #refilled(page: LoadedPage): LoadedPage {
    const { store } = this.#reader.content;
    const kept = [...(this.#page?.rows ?? [])].filter(row => store.isPresent(row));
    const added = [...page.rows].filter(row => !kept.includes(row));
    const shown = this.#page;
    // Others have emptied the last page: its rows stay where they are until people turn it. [RQ-07]
    if (shown && kept.length && page.view.page < shown.view.page)
      return { ...page, ...shown, rows: Uint32Array.from(kept) };
    const size = this.#wanted?.size ?? kept.length;
    // As old as the rows that stay: a decision on one of them that ended meanwhile still removes it.
    const requestedAt = this.#page?.requestedAt ?? page.requestedAt;
    return { ...page, requestedAt, rows: Uint32Array.from([...kept, ...added].slice(0, size)) };
  }

  #fail(error: unknown): void {
    this.#failedEdition = this.#reader.plan.edition;
    this.#choose(this.#shownEdition);
    if (this.#returnCheck.settle(error)) this.#withdraw();
    this.#show({ phase: 'failed', error });
    if (error instanceof ColumnsError) warnOfColumns(this.#reader.plan, error);
  }

  #withdraw(): void {
    this.#memory.clear();
    this.#reader = new PageReader(this.#reader.plan);
    this.#page = undefined;
    this.#show({ ...emptySnapshot(this.#reader.content), page: undefined, isWithdrawn: true });
  }

  #show(changes: Partial<TableSnapshot>): void {
    this.#shown.value = { ...this.#shown.value, ...changes };
  }
}
