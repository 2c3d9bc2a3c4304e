import type { Column } from '../columns.ts';
import { allRows, type Query } from '../query/query.ts';
import type { RowStore } from '../store/row-store.ts';
import type { EarlyEnd } from './batches.ts';
import type { TableContent } from './content.ts';

/** What a table shows at one moment; a new object after every change. */
export interface TableSnapshot {
  /** `partial`: the host ended early, see `earlyEnd`. `failed`: see `error`. Loading can continue from both. */
  readonly phase: 'loading' | 'complete' | 'partial' | 'failed';
  readonly error: unknown;
  readonly earlyEnd: EarlyEnd | undefined;
  readonly columns: readonly Column[];
  readonly store: RowStore;
  /** The numbers of the rows to show, in display order. */
  readonly rows: Uint32Array;
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
  earlyEnd: undefined,
  columns,
  store,
  rows: new Uint32Array(),
  hasIds: true,
  omittedCount: 0,
  total: undefined,
  query: allRows,
  edition,
  isReloading: false,
  isWithdrawn: false,
  queryUnavailable: false,
});
