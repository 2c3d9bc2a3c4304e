import type { RowPlan } from '../loading/row-plan.ts';
import type { HostPage, PageWindow } from '../loading/table-source.ts';
import type { Query } from '../query/query.ts';

/** A page of a query's result. */
export interface PageView extends PageWindow {
  readonly query: Query;
}

/** The same text for the same page of the same result, however the view was made. */
export const viewKey = ({ query, page, size }: PageView): string => `${page} ${size} ${queryKey(query)}`;

/** The same text for the same result. */
export const queryKey = (query: Query): string => JSON.stringify(queryParameters(query));

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
