import type { ReactNode } from 'react';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { Query } from '../engine/query/query.ts';
import type { CellEditor, RowSelectionUi } from './table-features.ts';

/** Optional features that a screen adds to the table: row selection, cell editing, bars around the rows, an export plan. */
export interface TableExtensions {
  readonly selectionUi?: RowSelectionUi | undefined;
  readonly cellEditor?: CellEditor | undefined;
  /** Rendered between the toolbar and the rows. */
  above?(table: TableControls): ReactNode;
  /** Rendered below the rows. */
  below?(table: TableControls): ReactNode;
  readonly exportPlan?: ExportPlan | undefined;
}

/** What the bars around the rows may read and change in the table. */
export interface TableControls {
  readonly snapshot: TableSnapshot;
  readonly query: Query;
  /** Changes parts of the query. */
  changeQuery(change: Partial<Query>): void;
  /** The search box. */
  readonly search: { change(text: string): void };
  readonly paging: { readonly size: number; turn(page: number): void };
}

/** An export that asks first and writes other rows than those that match the query. [TBL-15] */
export interface ExportPlan {
  /** Asked before the file is written. */
  readonly question: string;
  /** The row numbers to export, in order; undefined when there are none, after it has told the person so. */
  rows(snapshot: TableSnapshot): Uint32Array | undefined;
}
