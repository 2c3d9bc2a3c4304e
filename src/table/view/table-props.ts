import type { ReactNode } from 'react';
import type { Column } from '../engine/columns.ts';
import type { TableSnapshot, TableSource } from '../engine/loading/table-source.ts';
import type { Query } from '../engine/query/query.ts';
import type { CellView, ColumnViews, PageRow, RowExtras, RowRemoval, TableRow } from './table-row.ts';

/** The props of the table. */
export interface TableProps extends RowExtras {
  readonly source: TableSource;
  /** The accessible name of the table. */
  readonly label: string;
  /** Announced while rows are loading, such as 'Looking up reimbursements...'. */
  readonly loadingText?: string;
  /** The heading of an empty list, above 'No data available in table'. [TBL-14] */
  readonly emptyText?: string | undefined;
  /** Milliseconds that the search is debounced by; `searchDelay` of the defaults unless given. [TBL-03] */
  readonly searchDelay?: number | undefined;
  /** Rows per page at first; `rowsPerPage` unless given. [TBL-02] */
  readonly pageSize?: number | undefined;
  /** While the list has at most 31 rows, such as the days of a month, it needs no search, columns, export or pager. */
  readonly mayBeShort?: boolean | undefined;
  /** The name of the exported file; 'Exported List.csv' unless given. [TBL-07] */
  readonly exportName?: string | undefined;
  /** The columns that the answer is expected to have, so that their filters are shown before it arrives. */
  readonly expectedColumns?: readonly Column[] | undefined;
  /** Column key → how the screen renders its cells; search, filters and exports use the text. Has to be a stable object. */
  readonly columnViews?: ColumnViews | undefined;
  /** Controls of the screen next to the search box, such as a select for the year. */
  readonly tools?: ReactNode;
  /** What the buttons in cells of type delete do; without it, such cells are text. [TBL-21] */
  readonly removal?: RowRemoval | undefined;
  /** Opens a cell, by row and column key; the `opens` of a column says which. [TBL-10] */
  open?(row: TableRow, key: string): void;
  /** Navigates to a same-origin address after a row action was confirmed; the page may cancel it. [TBL-16] */
  navigate(url: string): void;
  /** The keys that buttons in rows state as `aria-keyshortcuts` → what they do. [RQ-09] */
  readonly shortcuts?: Readonly<Record<string, string>> | undefined;
  /** Says that a press did nothing because the list had moved; has to be a stable function. [RQ-07] */
  tellMoved?(): void;
  /** Optional features, such as selection and editing. */
  readonly extensions?: TableExtensions | undefined;
}

/** Optional features that a screen adds to the table: row selection, cell editing, bars around the rows, an export plan. */
export interface TableExtensions {
  readonly selectionUi?: RowSelectionUi | undefined;
  /** Renders an editable cell as a field; undefined for a read-only cell. [TBL-10] */
  readonly cellEditor?: CellView | undefined;
  /** Rendered between the toolbar and the rows. */
  above?(table: TableControls): ReactNode;
  /** Rendered below the rows. */
  below?(table: TableControls): ReactNode;
  readonly exportPlan?: ExportPlan | undefined;
}

/** The check boxes of a selection, from a lazy chunk; a new object after each change of the selection. [TBL-06] */
export interface RowSelectionUi {
  /** The box for all rows of the page. */
  pageBox(rows: readonly PageRow[]): ReactNode;
  rowBox(row: PageRow): ReactNode;
  isSelected(id: string): boolean;
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
