import { isChoice } from '../../../diagnostics/odd-choices.ts';
import type { Language } from '../../../domain/language/language.ts';
import { shapeError } from '../../../http/errors.ts';
import type { Column } from '../columns.ts';
import { askRows, totalIn } from '../loading/batches.ts';
import {
  contentFor,
  contentOf,
  editionOf,
  expectRows,
  screenColumns,
  type TableContent,
  translated,
} from '../loading/loaded-rows.ts';
import type { RowPlan, TableBatch } from '../loading/row-plan.ts';
import { checkColumns, checkRows } from '../loading/table-diagnostics.ts';
import type { HostPage, PageWindow } from '../loading/table-source.ts';
import type { Query } from '../query/query.ts';

/** How often a page that is past the end is replaced by the last one; a total may shrink meanwhile. */
const maxCorrections = 3;

/** Requests pages and keeps their rows in one store, so that a row is the same row on whichever page it is seen. */
export class PageReader {
  /** Replaced for another edition or language of the list. */
  plan: RowPlan;
  /** The columns, and all rows that were read. The first answer decides the columns. */
  content: TableContent;
  #hasColumns = false;
  /** Rows received so far; gives rows without an id a position of their own. */
  #received = 0;

  constructor(plan: RowPlan) {
    this.plan = plan;
    this.content = contentOf(plan, ofPlan => withRawFilters(screenColumns(ofPlan)));
  }

  /** Shows columns and cells in this language. [EMB-15] */
  translate(language: Language): void {
    this.plan = { ...this.plan, language };
    this.content = translated(this.content, this.plan);
  }

  /**
   * The wanted page, or the last one if the list has become shorter. Rejects as `askRows` does, and with an `ERR_SHAPE` for
   * an empty page before the end of the list.
   */
  async read(wanted: PageView, signal: AbortSignal): Promise<LoadedPage> {
    let page = await this.#readPage(wanted, signal);
    for (let count = 0; count < maxCorrections && isPastEnd(page); count += 1) {
      const { matching } = page;
      const last = Math.max(0, Math.ceil(matching / wanted.size) - 1);
      page = await this.#readPage({ ...wanted, page: last }, signal);
      // Where no count came with it, the empty page has shown where the list ends.
      if (!page.isCounted && matching < page.matching) page = { ...page, matching, isCounted: true };
    }
    return page;
  }

  async #readPage(view: PageView, signal: AbortSignal): Promise<LoadedPage> {
    const requestedAt = performance.now();
    const edition = editionOf(this.plan);
    const skip = view.page * view.size;
    const range = { limit: view.size, skip };
    const parameters = queryParameters(view.query, this.plan.edition);
    const answer = await askRows(this.plan, range, signal, { parameters });
    signal.throwIfAborted();
    const data = answer.data.slice(0, view.size);
    const isFull = data.length === view.size;
    const total = totalIn(answer.total);
    const end = data.length ? skip + data.length : 0;
    const matching = total === undefined ? skip + data.length + Number(isFull) : Math.max(total, end);
    const isCounted = total !== undefined || !isFull;
    const expected = Math.min(view.size, Math.max(0, matching - skip));
    const missing = Math.max(0, expected - data.length);
    // An empty page before the end of the list is a failure of the host.
    if (!data.length && missing) throw shapeError('not done', { path: 'data', expected: 'rows' });
    this.#readColumns({ ...answer, data });
    const rows = this.#stored({ ...answer, data });
    const omitted = data.length - rows.length + missing;
    return {
      view,
      rows,
      matching,
      isCounted,
      all: this.#allIn(answer, view, isCounted ? matching : undefined),
      omitted,
      requestedAt,
      edition,
    };
  }

  #allIn({ totalAll }: TableBatch, { query }: PageView, matching: number | undefined): number | undefined {
    const isNarrowed = Boolean(query.search) || query.filters.length > 0;
    return totalIn(totalAll) ?? (isNarrowed ? undefined : matching);
  }

  #readColumns(answer: TableBatch): void {
    if (this.#hasColumns) return;
    const { columns, columnsOf } = this.plan.columns ? this.content : contentFor(answer, this.plan);
    this.content = contentOf(this.plan, plan => withChoices(columnsOf(plan), answer.filters));
    // An answer without rows may have no columns either; the next one may.
    this.#hasColumns = columns.length > 0;
    checkColumns(this.plan, answer, columns);
  }

  #stored({ data, rowIds }: TableBatch): Uint32Array {
    const { store } = this.content;
    const numbers: number[] = [];
    store.append(data, this.#received, { ids: rowIds ?? undefined, overlaps: true, numbers });
    this.#received += data.length;
    expectRows(store, { data });
    const rows = Uint32Array.from(new Set(numbers));
    const rowsWithoutId = rows.filter(row => !store.hasIdAt(row)).length;
    const duplicateRows = numbers.length - rows.length;
    const invalidRows = data.length - numbers.length;
    const counts = { rowsWithoutId, duplicateRows, invalidRows, size: rows.length };
    checkRows(this.plan, counts);
    return rows;
  }
}

const isPastEnd = ({ view: { page, size }, rows, matching }: LoadedPage): boolean =>
  page > 0 && !rows.length && page * size >= matching;

/** The host filters by the values that cells have; until it has answered, by those that the screen lists. [TBL-24] */
const withRawFilters = (columns: readonly Column[]): readonly Column[] =>
  columns.map(column => ({ ...column, hasRawFilter: true }));

/**
 * The columns with the filters that a host-paged list can offer: the choices that the host states, without those that
 * cannot be shown, else those that the screen lists. Texts that occur in the rows are not offered, since most rows are
 * never seen. [TBL-24]
 */
function withChoices(columns: readonly Column[], stated: unknown): readonly Column[] {
  const choices: Readonly<Record<string, unknown>> = Object(stated);
  return withRawFilters(columns).map(column => {
    const own = Object.hasOwn(choices, column.key) ? choices[column.key] : undefined;
    const usable = Array.isArray(own) ? own.filter(isChoice).map(String) : [];
    const isStated = usable.length || (Array.isArray(own) && !own.length);
    const texts = isStated ? usable : column.filter;
    return { ...column, filter: Array.isArray(texts) && texts.length ? texts : undefined };
  });
}

/** A page of a query's result. */
export interface PageView extends PageWindow {
  readonly query: Query;
}

/** The same text for the same page of the same result, however the view was made. */
export const viewKey = ({ query, page, size }: PageView): string => `${page} ${size} ${queryKey(query)}`;

/** The same text for the same result. */
const queryKey = (query: Query): string => JSON.stringify(queryParameters(query));

/** Search, order and filters as the host reads them, with the edition of the list. [TBL-24] */
export function queryParameters(
  { search, sorting, filters }: Query,
  edition: RowPlan['edition'] = {},
): Readonly<Record<string, string>> {
  const parameters: Record<string, string> = { ...edition };
  if (search) parameters.search = search;
  if (sorting) {
    parameters.sort = sorting.key;
    parameters.order = sorting.descending ? 'desc' : 'asc';
  }
  for (const { key, text } of filters) parameters[`filter[${key}]`] = text;
  return parameters;
}

/** A page as the host answered. */
export interface LoadedPage extends Pick<HostPage, 'matching' | 'isCounted' | 'all'> {
  readonly view: PageView;
  /** The numbers of its rows, in order. */
  readonly rows: Uint32Array;
  /** Rows of the page that are not shown: repeated and invalid ones, and those that the host did not send. */
  readonly omitted: number;
  /** When it was requested, on the clock of `performance.now()`. */
  readonly requestedAt: number;
  /** The edition of the list at that time, such as its timeframe. [TBL-08] */
  readonly edition: string | undefined;
}

/** Older pages are forgotten; rows of pages take up memory only by their numbers. */
const maxPages = 50;

/** The pages that were shown, so that turning back shows one at once. [TBL-24] */
export class PageMemory {
  readonly #shown = new Map<string, LoadedPage>();

  /** A page that was shown before. */
  shown(view: PageView): LoadedPage | undefined {
    return this.#shown.get(viewKey(view));
  }

  remember(page: LoadedPage): void {
    const key = viewKey(page.view);
    this.#shown.delete(key);
    this.#shown.set(key, page);
    const [oldest] = this.#shown.keys();
    if (oldest !== undefined && this.#shown.size > maxPages) this.#shown.delete(oldest);
  }

  /** Position of a row in the result of a query, by the page that was seen last; -1 if no remembered page has it. */
  positionOf(row: number, query: Query): number {
    const isSame = (other: Query) => other === query || queryKey(other) === queryKey(query);
    const [position = -1] = [...this.#shown.values()].reverse().flatMap(({ view, rows }) => {
      const index = isSame(view.query) ? rows.indexOf(row) : -1;
      return index < 0 ? [] : [view.page * view.size + index];
    });
    return position;
  }

  /** Forgets all pages: the list has changed. */
  clear(): void {
    this.#shown.clear();
  }
}
