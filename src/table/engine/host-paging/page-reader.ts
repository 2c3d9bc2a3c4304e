import { isChoice } from '../../../diagnostics/odd-choices.ts';
import type { Language } from '../../../domain/language/language.ts';
import { shapeError } from '../../../http/errors.ts';
import type { Column } from '../columns.ts';
import { totalIn } from '../loading/batches.ts';
import { contentFor, contentOf, expectRows, type TableContent, translated } from '../loading/loaded-rows.ts';
import { editionOf, type RowPlan, screenColumns, type TableBatch } from '../loading/row-plan.ts';
import type { TableDiagnostics } from '../loading/table-diagnostics.ts';
import { type LoadedPage, type PageView, queryParameters } from './page-memory.ts';

/** Requests pages and keeps their rows in one store, so that a row is the same row on whichever page it is seen. */
export class PageReader {
  /** Replaced for another edition or language of the list. */
  plan: RowPlan;
  readonly #diagnostics: TableDiagnostics;
  #content: TableContent;
  #hasColumns = false;
  /** Rows received so far; gives rows without an id a position of their own. */
  #received = 0;

  constructor(plan: RowPlan, diagnostics: TableDiagnostics) {
    this.plan = plan;
    this.#diagnostics = diagnostics;
    this.#content = contentOf(plan, ofPlan => withRawFilters(screenColumns(ofPlan)));
  }

  /** The columns, and all rows that were read. The first answer decides the columns. */
  get content(): TableContent {
    return this.#content;
  }

  /** Shows columns and cells in this language. [EMB-15] */
  translate(language: Language): void {
    this.plan = { ...this.plan, language };
    this.#content = translated(this.#content, this.plan);
  }

  /** Rejects as `RowPlan.ask` does, and with an `ERR_SHAPE` for an empty page before the end of the list. */
  async read(view: PageView, signal: AbortSignal): Promise<LoadedPage> {
    const requestedAt = performance.now();
    const edition = editionOf(this.plan);
    const skip = view.page * view.size;
    const range = { limit: view.size, skip };
    const parameters = queryParameters(view.query, this.plan.edition);
    const answer = await this.plan.ask(range, signal, { parameters });
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
    const { columns, columnsOf } = this.plan.columns ? this.#content : contentFor(answer, this.plan);
    this.#content = contentOf(this.plan, plan => withChoices(columnsOf(plan), answer.filters));
    // An answer without rows may have no columns either; the next one may.
    this.#hasColumns = columns.length > 0;
    this.#diagnostics.checkColumns(answer, columns);
  }

  #stored({ data, rowIds }: TableBatch): Uint32Array {
    const { store } = this.#content;
    const numbers: number[] = [];
    store.append(data, this.#received, { ids: rowIds ?? undefined, overlaps: true, numbers });
    this.#received += data.length;
    expectRows(store, { data });
    const rows = Uint32Array.from(new Set(numbers));
    const rowsWithoutId = rows.filter(row => !store.hasIdAt(row)).length;
    const duplicateRows = numbers.length - rows.length;
    const invalidRows = data.length - numbers.length;
    const counts = { rowsWithoutId, duplicateRows, invalidRows, size: rows.length };
    this.#diagnostics.checkLoadedRows(counts, undefined);
    return rows;
  }
}

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
