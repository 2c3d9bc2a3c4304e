import type { ReactNode } from 'react';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { Query } from '../engine/query/query.ts';
import type { CellEditor, RowSelecting } from './table-features.ts';

/** What a screen lets people do with rows: its code is fetched only where they may. */
export interface RowWork {
  readonly selecting?: RowSelecting | undefined;
  readonly editor?: CellEditor | undefined;
  /** What stands between the toolbar and the rows. */
  above?(table: TableControls): ReactNode;
  /** What stands under the rows. */
  below?(table: TableControls): ReactNode;
  readonly exporting?: ExportPlan | undefined;
}

/** What the bars around the rows see of the table, and what they may change. */
export interface TableControls {
  readonly shown: TableSnapshot;
  readonly query: Query;
  /** Changes some of the query. */
  choose(change: Partial<Query>): void;
  /** The search box. */
  readonly search: { change(text: string): void };
  readonly paging: { readonly size: number; turn(page: number): void };
}

/** What an export asks and takes, where that is not all that was found. [TBL-15] */
export interface ExportPlan {
  /** Asked before anything is written. */
  readonly question: string;
  /** The numbers of the rows for the file, in its order; undefined when there are none, which has been told. */
  rows(shown: TableSnapshot): Uint32Array | undefined;
}
