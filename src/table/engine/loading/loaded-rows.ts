import { english, type Language } from '../../../domain/language/language.ts';
import { type Column, ColumnsError, columnsIn, type TableColumn, tableColumns } from '../columns.ts';
import { hostIdOf, isRow, RowStore } from '../store/row-store.ts';
import type { Arrival } from './batches.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';

/** The rows of one loading with their columns. */
export interface TableContent {
  readonly columns: readonly TableColumn[];
  /** The same columns in the language of a plan. */
  readonly columnsOf: ColumnsOf;
  readonly store: RowStore;
  readonly edition: RowPlan['edition'];
}

type ColumnsOf = (plan: RowPlan) => readonly Column[];

/** The columns that the screen states, in the language of the element; empty if the answer states them. */
export const screenColumns = ({
  columns = [],
  language = english,
}: Pick<RowPlan, 'columns' | 'language'>): readonly Column[] =>
  typeof columns === 'function' ? columns(language) : columns;

/** The name of the edition that is requested, such as `ytd`. */
export const editionOf = ({ edition = {} }: Pick<RowPlan, 'edition'>): string | undefined =>
  Object.values(edition)[0];

/** Empty content, by default with the columns that the screen states. */
export function contentOf(plan: RowPlan, columnsOf: ColumnsOf = screenColumns): TableContent {
  const columns = columnsOf(plan);
  const store = new RowStore(columns, plan.fields, plan.language);
  return { columns: tableColumns(columns, store), columnsOf, store, edition: plan.edition };
}

/** The same content in the language that the plan has now. [EMB-15] */
export function translated(content: TableContent, plan: RowPlan): TableContent {
  const { store, columnsOf } = content;
  store.translate(plan.language ?? english);
  return { ...content, columns: tableColumns(columnsOf(plan), store) };
}

/** Empty content with the columns of an answer. Throws a `ColumnsError` when the answer has rows but no columns. [NET-13] */
export function contentFor({ columns, data }: TableBatch, plan: RowPlan): TableContent {
  const content = contentOf(plan, columnsStatedBy(columns));
  if (!content.columns.length && data.length) throw new ColumnsError(noColumns(plan));
  return content;
}

/** The columns that an answer states, as the screen adapts them. */
function columnsStatedBy(columns: TableBatch['columns']): ColumnsOf {
  const stated = columnsIn(columns ?? []);
  return ({ mapColumns, language = english }) => mapColumns?.(stated, language) ?? stated;
}

/** Throws a `ColumnsError` when none of the entries of an answer is a row, such as lists of cells. [NET-13] */
export function expectRows({ size }: RowStore, { data }: TableBatch): void {
  if (!size && data.length) throw new ColumnsError(noRows);
}

const noRows = 'No entry of "data" is a row. Send each row as {column: cell}.';
const noColumns = ({ columnsAttribute: attribute }: RowPlan): string =>
  `The answer has rows and no columns. Send them as [{data, title}]${attribute ? `, or name them in ${attribute}` : ''}.`;

/** The rows of a source: what is shown, and what a reload has brought until its first rows take its place. */
export class LoadedRows {
  plan: RowPlan;
  shown: TableContent;
  /** When the shown rows, or the first of them, were requested, on the clock of `performance.now()`. */
  requestedAt = performance.now();
  #reloaded: { content: TableContent; readonly requestedAt: number } | undefined;
  /** Ids removed since the list was last read from its start: a later batch may still contain them. */
  readonly #removedIds = new Set<string>();
  /** The shown rows are only the first of a batch; whether it may still state columns after them. */
  #opening: { readonly mayStateColumns: boolean } | undefined;

  constructor(plan: RowPlan) {
    this.plan = plan;
    this.shown = contentOf(plan);
  }

  /** Where the rows of the next batch go. */
  get arriving(): TableContent {
    return this.#reloaded?.content ?? this.shown;
  }

  get isReloading(): boolean {
    return this.#reloaded !== undefined;
  }

  /** These are only the first rows of a batch whose rest is arriving, or was cut off. [TBL-27] */
  get isOpening(): boolean {
    return this.#opening !== undefined;
  }

  /** What a snapshot says of this content. */
  shownOf({ columns, store, edition }: TableContent) {
    const { isOpening, isReloading } = this;
    const omittedCount = store.duplicateRows + store.invalidRows;
    const hasIds = !store.rowsWithoutId;
    return { columns, store, edition: editionOf({ edition }), hasIds, omittedCount, isOpening, isReloading };
  }

  /** Prepares for the rows of a reload. */
  reload(edition: RowPlan['edition']): void {
    this.plan = { ...this.plan, edition };
    this.#reloaded = { content: contentOf(this.plan), requestedAt: performance.now() };
    this.#removedIds.clear();
  }

  /** Removes all rows. */
  withdraw(): void {
    this.shown = contentOf(this.plan);
    this.#reloaded = undefined;
    this.#opening = undefined;
  }

  /** Shows everything in this language. [EMB-15] */
  translate(language: Language): void {
    this.plan = { ...this.plan, language };
    this.shown = translated(this.shown, this.plan);
    if (this.#reloaded) this.#reloaded.content = translated(this.#reloaded.content, this.plan);
  }

  /** Removes a row, also from later batches. Returns false when it is not here. */
  remove(id: string): boolean {
    this.#removedIds.add(id);
    return this.shown.store.remove(id);
  }

  /**
   * Takes the first rows of a first batch that is still arriving. Until the host's columns arrive, they have those of
   * the list. Returns false if what they need comes after them: the ids, or the only columns. [TBL-27]
   */
  open({ columns, data }: TableBatch): boolean {
    if (this.#reloaded || this.shown.store.size) return false;
    const { columns: known, columnsOf } = this.shown;
    const content = contentOf(this.plan, known.length ? columnsOf : columnsStatedBy(columns));
    const hasIds = data.every(row => isRow(row) && hostIdOf(row, undefined) !== undefined);
    if (!content.columns.length || !hasIds) return false;
    content.store.append(data, 0);
    this.#removeFrom(content);
    this.shown = content;
    this.#opening = { mayStateColumns: !known.length && !columns?.length };
    return true;
  }

  /** Makes sure that there are columns. Throws a `ColumnsError` when the answer has rows but no columns. [NET-13] */
  readColumns(batch: TableBatch): void {
    const areLate = this.#opening?.mayStateColumns && batch.columns?.length;
    if (this.arriving.columns.length && !areLate) return;
    const content = contentFor(batch, this.plan);
    if (this.#reloaded) this.#reloaded.content = content;
    else this.shown = content;
  }

  /** Stores the rows of a batch. Returns how many of them were new to the list, those of its opening included. */
  append({ batch, begin, overlaps }: Arrival): number {
    const { store } = this.arriving;
    const early = this.#opening ? store.size : 0;
    this.#opening = undefined;
    if (early) removeUnlisted(store, batch);
    return early + store.append(batch.data, begin, { ids: batch.rowIds ?? undefined, overlaps });
  }

  /** Shows what has arrived. Returns whether it took the place of other rows. */
  show(batch: TableBatch): boolean {
    expectRows(this.arriving.store, batch);
    this.#removeFrom(this.arriving);
    if (!this.#reloaded) return false;
    this.shown = this.#reloaded.content;
    this.requestedAt = this.#reloaded.requestedAt;
    this.#reloaded = undefined;
    return true;
  }

  #removeFrom({ store }: TableContent): void {
    for (const id of this.#removedIds) store.remove(id);
  }
}

/** Removes the rows of an opening that was cut off, if the batch that was requested instead lacks them. [TBL-27] */
function removeUnlisted(store: RowStore, { data, rowIds }: TableBatch): void {
  const listed = new Set(data.map((row, index) => isRow(row) && hostIdOf(row, rowIds?.[index])));
  for (let row = 0; row < store.size; row += 1)
    if (!listed.has(store.idAt(row))) store.forget(store.idAt(row));
}
