import type { QueryParameters } from '../loading/row-plan.ts';
import type { PageWindow } from '../loading/table-source.ts';
import type { Query } from '../query/query.ts';

/** A page of a query's result. */
export interface PageView extends PageWindow {
  readonly query: Query;
}

/** The same text for the same page of the same result, however the view was made. */
export const viewKey = ({ query, page, size }: PageView): string => `${page} ${size} ${queryKey(query)}`;

/** The same text for the same result. */
export const queryKey = (query: Query): string => JSON.stringify(queryParameters(query));

/** Search, order and filters as the host reads them. [TBL-24] */
export function queryParameters({ search, sorting, filters }: Query): QueryParameters {
  const parameters: Record<string, string> = {};
  if (search) parameters.search = search;
  if (sorting) {
    parameters.sort = sorting.key;
    parameters.order = sorting.descending ? 'desc' : 'asc';
  }
  for (const { key, text } of filters) parameters[`filter[${key}]`] = text;
  return parameters;
}

/** A page as the host answered. */
export interface LoadedPage {
  /** The numbers of its rows, in order. */
  readonly rows: Uint32Array;
  readonly matching: number;
  /** See `HostPage`. */
  readonly isCounted: boolean;
  readonly all: number | undefined;
  /** Rows of the page that are not shown: repeated and invalid ones, and those that the host did not send. */
  readonly omitted: number;
  /** When it was requested, on the clock of `performance.now()`. */
  readonly requestedAt: number;
  /** The edition of the list at that time, such as its timeframe. [TBL-08] */
  readonly edition: string | undefined;
}

/** A page with the view that it was requested for. */
interface ShownPage {
  readonly view: PageView;
  readonly page: LoadedPage;
}

/** A page that was requested before somebody turned to it. */
interface Prefetched {
  readonly answer: Promise<LoadedPage>;
  readonly controller: AbortController;
}

/** Older pages are forgotten; rows of pages take up memory only by their numbers. */
const maxPages = 50;
/** How old a prefetched page may be, in milliseconds, to need no check. [EMB-02] */
const freshFor = 10_000;

/** The pages that were shown, so that turning back shows one at once, and the ones that were prefetched. [TBL-24] */
export class PageMemory {
  readonly #shown = new Map<string, ShownPage>();
  readonly #prefetched = new Map<string, Prefetched>();

  /** A page that was shown before. */
  shown(view: PageView): LoadedPage | undefined {
    return this.#shown.get(viewKey(view))?.page;
  }

  remember(view: PageView, page: LoadedPage): void {
    const key = viewKey(view);
    this.#shown.delete(key);
    this.#shown.set(key, { view, page });
    const [oldest] = this.#shown.keys();
    if (oldest !== undefined && this.#shown.size > maxPages) this.#shown.delete(oldest);
  }

  /** Position of a row in the result of the same query, by the page that was seen last; -1 if no remembered page has it. */
  positionOf(row: number, { query }: PageView): number {
    const isSame = (other: Query) => other === query || queryKey(other) === queryKey(query);
    const [position = -1] = [...this.#shown.values()].reverse().flatMap(({ view, page }) => {
      const index = isSame(view.query) ? page.rows.indexOf(row) : -1;
      return index < 0 ? [] : [view.page * view.size + index];
    });
    return position;
  }

  /** Requests a page ahead of time, unless it is known or on its way; a failure is ignored. */
  prefetch(view: PageView, request: (signal: AbortSignal) => Promise<LoadedPage>): void {
    const key = viewKey(view);
    if (this.#shown.has(key) || this.#prefetched.has(key)) return;
    const controller = new AbortController();
    const answer = request(controller.signal);
    this.#prefetched.set(key, { answer, controller });
    answer.catch(() => this.#prefetched.delete(key));
  }

  /** Hands a prefetched page over, once; undefined if there is none, or it failed or is too old. */
  async takePrefetched(view: PageView): Promise<LoadedPage | undefined> {
    const key = viewKey(view);
    const page = await this.#prefetched.get(key)?.answer.catch(() => undefined);
    this.#prefetched.delete(key);
    return page && performance.now() - page.requestedAt < freshFor ? page : undefined;
  }

  /** Forgets all pages and aborts what is being prefetched: the list has changed. */
  clear(): void {
    this.#shown.clear();
    for (const { controller } of this.#prefetched.values()) controller.abort();
    this.#prefetched.clear();
  }
}
