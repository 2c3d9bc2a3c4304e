import type { Language } from '../../../domain/language/language.ts';
import type { Query } from '../query/query.ts';
import type { RowPlan } from './row-plan.ts';
import type { TableSnapshot } from './table-snapshot.ts';

/** Which rows of the query's result a table shows: a page, from 0, and its size. */
export interface PageWindow {
  readonly page: number;
  readonly size: number;
}

/**
 * Where the rows of a table come from, as views and screens know it: all rows in the browser (`RowSource`), or one page at
 * a time from the host (`HostPages`). [TBL-13] [TBL-24]
 */
export interface TableSource {
  /** The key under which this kind of list is remembered; undefined for a list that is not. */
  readonly name: string | undefined;
  /** Identifies the list: sources with the same `list` load the same one. [TBL-23] */
  readonly list: string;
  /** When the shown rows, or the first of them, were requested, on the clock of `performance.now()`. */
  readonly requestedAt: number;
  subscribe(this: void, listener: () => void): () => void;
  snapshot(this: void): TableSnapshot;
  /** Loads the rows, or the missing ones after a failure or an early end. */
  load(): Promise<void>;
  /** Loads the rows again, by default of the same edition; the current ones stay visible until the first new ones have arrived. */
  reload(edition?: RowPlan['edition']): Promise<void>;
  /** The same after Back has restored the page; if the session has ended, the rows are removed. [NET-20] */
  reloadOnReturn(): Promise<void>;
  /** Aborts the current loading; none of its pending rows are shown. */
  stop(): void;
  /** Sets the query and the page to show; a newer one aborts an older one. */
  query(query: Query, window: PageWindow): void;
  /** Shows columns and cells in this language. [EMB-15] */
  translate(language: Language): void;
  /** Runs the query again after the query engine failed to load. */
  retryQuery(this: void): void;
  /** Removes a row that has left the host's list. */
  remove(id: string): void;
  /**
   * Reads the list again to find out whether a row is still in it. Resolves to undefined if the list is too long for that;
   * rejects when a request fails or the list is incomplete.
   */
  isStillThere(id: string): Promise<boolean | undefined>;
  /**
   * Reads the rows that match the query from the `skip`th on, for an export; undefined if the browser has them. Rejects when a
   * request fails.
   */
  readonly readAll?: ReadAll | undefined;
}

export type ReadAll = (query: Query, skip: number, signal: AbortSignal) => AsyncIterable<RowsRead>;

/** Some of the rows that match a query, in a store of their own. */
export interface RowsRead extends Pick<TableSnapshot, 'store' | 'rows'> {
  /** How many rows match, as the host says with these. */
  readonly total: number | undefined;
  /** How many rows precede the next ones. */
  readonly next: number;
}
