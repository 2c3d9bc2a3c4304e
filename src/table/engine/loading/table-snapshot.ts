import type { Column } from '../columns.ts';
import { allRows, type Query } from '../query/query.ts';
import type { RowStore } from '../store/row-store.ts';
import type { EarlyEnd } from './batches.ts';
import type { TableContent } from './content.ts';

/** What there is to show now; a new object whenever something changed. */
export interface TableSnapshot {
  /** `partial`: the host has ended early, see `early`. `failed`: see `error`. Both may go on. */
  readonly phase: 'loading' | 'complete' | 'partial' | 'failed';
  readonly error: unknown;
  readonly earlyEnd: EarlyEnd | undefined;
  readonly columns: readonly Column[];
  readonly store: RowStore;
  /** The numbers of the rows to show, in their order. */
  readonly rows: Uint32Array;
  /** Whether each row has an id; `store.hasIdAt` tells which have. [NET-13] */
  readonly hasIds: boolean;
  /** How much the host has sent that is not shown: rows with the id of another, and what is no row. [TBL-19] */
  readonly omittedCount: number;
  /** What the host says there are. */
  readonly total: number | undefined;
  /** The query that `rows` answer. */
  readonly query: Query;
  /** Of which edition of the list they are, as the plan named it when they were asked for. [TBL-08] */
  readonly edition: string | undefined;
  /** They are those of before: the list is being loaded afresh, or that has failed. */
  readonly isReloading: boolean;
  /** The code that searches and sorts did not come: `rows` do not answer what was asked, see `arrangeAgain`. */
  readonly queryUnavailable: boolean;
}

/** Nothing has come yet. */
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
  queryUnavailable: false,
});
