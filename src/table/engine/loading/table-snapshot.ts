import type { TableColumn } from '../columns.ts';
import { allRows, type Query } from '../query/query.ts';
import type { RowStore } from '../store/row-store.ts';
import type { TableContent } from './loaded-rows.ts';

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
  edition,
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
