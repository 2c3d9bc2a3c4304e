import type { Language } from '../../../domain/language/language.ts';
import type { TableColumn } from '../columns.ts';
import { allRows, type Query } from '../query/query.ts';
import type { RowStore } from '../store/row-store.ts';
import { editionOf, type TableContent } from './loaded-rows.ts';
import type { RowPlan } from './row-plan.ts';

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
  /**
   * Loads the rows again, by default of the edition that is loading, else of the shown one; the current ones stay visible
   * until the first new ones have arrived.
   */
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

/** The page that the rows of a host-paged list are. [TBL-24] */
export interface HostPage {
  /** Position of its first row among the rows that match the query. */
  readonly first: number;
  readonly size: number;
  /** How many rows match the query. */
  readonly matching: number;
  /** False if the host does not say how many: the count is one more than the rows seen, so that the next page can be requested. */
  readonly isCounted: boolean;
  /** How many rows the list has without search and filters; undefined if the host does not say. */
  readonly all: number | undefined;
  /** Position of a row, by its number, among those that match; -1 if it is on no page that was seen lately. */
  positionOf(row: number): number;
}

/** What a table shows at one moment; a new object after every change. */
export interface TableSnapshot {
  /** `partial`: the host ended early. `failed`: see `error`. Loading can continue from both. */
  readonly phase: 'loading' | 'complete' | 'partial' | 'failed';
  readonly error: unknown;
  readonly columns: readonly TableColumn[];
  readonly store: RowStore;
  /** The numbers of the rows to show, in display order. */
  readonly rows: Uint32Array;
  /** The page that `rows` are; undefined if `rows` are all that match the query. [TBL-24] */
  readonly page?: HostPage | undefined;
  /** Whether every row has an id; see `store.hasIdAt`. [NET-13] */
  readonly hasIds: boolean;
  /** Entries of the answer that are not shown: rows with a duplicate id, and invalid ones. [TBL-19] */
  readonly omittedCount: number;
  /** The total that the host states. */
  readonly total: number | undefined;
  /** The query that `rows` are the result of. */
  readonly query: Query;
  /** The edition of the list that is shown, such as its timeframe, as it was when its rows were requested. [TBL-08] */
  readonly edition: string | undefined;
  /** These are only the first rows of a batch whose rest is arriving, or was cut off. [TBL-27] */
  readonly isOpening: boolean;
  /** These are the rows from before a reload that is still running or has failed. */
  readonly isReloading: boolean;
  /** The rows were removed, since the session ended while the page was left, and have not arrived again. [NET-20] */
  readonly isWithdrawn: boolean;
  /**
   * The query engine's code failed to load, so `rows` are not the result of the query, and what helps: `retryQuery`, or a
   * reload of the page.
   */
  readonly queryUnavailable: false | 'retry' | 'reload';
}

/** The snapshot before the first rows. */
export const emptySnapshot = ({ columns, store, edition }: TableContent): TableSnapshot => ({
  phase: 'loading',
  error: undefined,
  columns,
  store,
  rows: new Uint32Array(),
  hasIds: true,
  omittedCount: 0,
  total: undefined,
  query: allRows,
  edition: editionOf({ edition }),
  isOpening: false,
  isReloading: false,
  isWithdrawn: false,
  queryUnavailable: false,
});

/** How many rows match the query. */
export const matchingCount = ({ page, rows }: Pick<TableSnapshot, 'page' | 'rows'>): number =>
  page?.matching ?? rows.length;

/** Whether it is known how many rows match the query; false of some host-paged lists, and of a list that is arriving. */
export const isCounted = ({ page, isOpening }: Pick<TableSnapshot, 'page' | 'isOpening'>): boolean =>
  page?.isCounted ?? !isOpening;

/** How many rows there are without search and filters; undefined if the host does not say. */
export const allCount = ({ page, store }: Pick<TableSnapshot, 'page' | 'store'>): number | undefined =>
  page ? page.all : store.count;
