import type { ColumnVisibilityState } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Column } from '../engine/columns.ts';
import type { RowSource } from '../engine/loading/row-source.ts';
import type { RowsShown } from '../engine/loading/table-snapshot.ts';
import type { RowStore } from '../engine/store/row-store.ts';
import type { helper } from './page-table.tsx';
import type { PageRow } from './rows/page-rows.ts';
import type { rowSelection } from './selection/selection-feature.ts';
import type { TableState } from './table.state.ts';

/** A row as a screen sees it. */
export interface TableRow {
  readonly id: string;
  /** The text of its first cell. */
  readonly name: string;
  /** The text of one of its cells, shown or not; '' for a column that is not there. */
  text(key: string): string;
  /** The `details` of one of its cells of type modal or hover, as they were sent. */
  details(key: string): unknown;
  /** What it holds beside its cells, as it was sent: one of the fields that its source keeps. */
  field(name: string): unknown;
}

/** What a screen adds to the rows. */
export interface RowProps {
  /** The screen's own controls at the end of a row. A row without an id has none, and the table says why. [NET-13] */
  actions?(row: TableRow): ReactNode;
  /** What has to be said of a row, under it. */
  note?(row: TableRow): ReactNode;
  /** `decided`: the row is done with; it stands muted, then closes, until the source removes it. [RQ-05] */
  rowState?(row: TableRow): 'decided' | undefined;
}

/** What is done by cells of type delete. [TBL-21] */
export interface RowRemoval {
  /** `href`: where the cell says that the reason goes, an address of this site. */
  ask(row: Pick<TableRow, 'id' | 'name'> & { readonly href?: string | undefined }): void;
  /** What the button of a row says while nothing can be done with it; undefined when it can be pressed. */
  progressOf(id: string): string | undefined;
}
export type ColumnViews = Readonly<Record<string, (row: TableRow) => ReactNode>>;

export interface TableProps extends RowProps {
  readonly source: RowSource;
  /** Names the table for those who hear it. */
  readonly label: string;
  /** Shown in place of rows that are on their way, such as 'Looking up reimbursements...'. */
  readonly loadingText?: string;
  /** What a list without rows says before 'No data available in table'. [TBL-14] */
  readonly emptyText?: string | undefined;
  /** Milliseconds between the last key and the search. [TBL-03] */
  readonly searchDelay?: number | undefined;
  readonly pageSize?: number | undefined;
  /** The name of the exported file. [TBL-07] */
  readonly exportName?: string | undefined;
  /** Column key → false for a column that is not shown; it is searched and exported all the same. */
  readonly columnVisibility?: ColumnVisibilityState | undefined;
  /** Columns that stand for those of the answer until it comes, so that their filters have a place from the first. */
  readonly awaited?: readonly Column[] | undefined;
  /** Column key → the screen's own way to show it; search, filters and files go by its text. The same object always. */
  readonly columnViews?: ColumnViews | undefined;
  /** The screen's own choices beside the search, such as a year; the same as long as they show the same. */
  readonly tools?: ReactNode;
  /** Others are on their way for these rows, which stay in sight meanwhile. [UR-01] */
  readonly isWaiting?: boolean | undefined;
  /** What cells of type delete do; without it they are texts. [TBL-21] */
  readonly removal?: RowRemoval | undefined;
  /** What cells of type modal do; without it they show their details in a dialog. [TBL-10] */
  open?(row: TableRow, key: string): void;
  /** Leads to an address of this site, once an action that asks first is confirmed: the page may hold it back. [TBL-16] */
  navigate(url: string): void;
  /** What people do with rows beside reading them. */
  readonly work?: RowWork | undefined;
}

/** What a screen lets people do with rows: its code is fetched only where they may. */
export interface RowWork {
  readonly selecting?: RowSelecting | undefined;
  /** Shows a cell of type editable or select as a field; undefined for a cell that can only be read. [TBL-10] */
  editor?(row: PageRow, column: Column, store: RowStore, index: number): ReactNode;
  /** What stands between the toolbar and the rows. */
  above?(state: TableState): ReactNode;
  /** What stands under the rows. */
  below?(state: TableState): ReactNode;
  readonly exporting?: ExportPlan | undefined;
}

/** The boxes by which rows are selected; a new object whenever what is selected has changed. [TBL-06] */
export interface RowSelecting {
  /** TanStack's part of it. */
  readonly feature: typeof rowSelection;
  /** The column of the boxes. */
  readonly column: ReturnType<typeof helper.display>;
  isSelected(id: string): boolean;
  /** The box of the page. */
  head(page: SelectablePage): ReactNode;
  /** The box of a row, which may have no id. */
  box(row: TableRow, isSelected: boolean, hasId: boolean): ReactNode;
}

/** The rows of a page that have an id, and how many of them are selected. */
export interface SelectablePage {
  readonly ids: readonly string[];
  readonly selected: 'all' | 'some' | 'none';
}

/** What an export asks and takes, where that is not all that was found. [TBL-15] */
export interface ExportPlan {
  /** Asked before anything is written. */
  readonly question: string;
  /** The numbers of the rows for the file, in its order; undefined when there are none, which has been told. */
  rows(shown: RowsShown): Uint32Array | undefined;
}
