import type { ColumnVisibilityState } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Column } from '../engine/columns.ts';
import type { RowSource } from '../engine/loading/row-source.ts';
import type { RowWork } from './row-work.ts';
import type { ColumnViews, RowProps, RowRemoval, TableRow } from './table-row.ts';

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
