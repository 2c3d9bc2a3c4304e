import type { ReactNode } from 'react';
import type { TableCell } from '../engine/cell-types.ts';
import type { Column, TableColumn } from '../engine/columns.ts';
import type { TableSnapshot, TableSource } from '../engine/loading/table-source.ts';
import type { Query } from '../engine/query/query.ts';

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
  /** `shown`: the rows of the page when the box is pressed, as they stand one below the other. */
  rowBox(row: PageRow, shown: () => readonly PageRow[]): ReactNode;
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

/** A row as screens read it. */
export interface TableRow {
  readonly id: string;
  /** Names the row: the visible text of its first cell. */
  readonly name: string;
  /** The text of the cell in a column, hidden or not; '' for an unknown column. */
  text(key: string): string;
  /** A field of the row that is not a cell, as the host sent it; the row source says which fields it keeps. */
  field(name: string): unknown;
}

/** A row of the current page. */
export interface PageRow extends TableRow {
  /** Its number in the row store. */
  readonly number: number;
  readonly hasId: boolean;
  /** Its cells, one for each column of the list, in their order. */
  readonly cells: readonly TableCell[];
  /** What it says: with other facts it is another record to the person. [RQ-07] */
  readonly facts: string;
}

/** A cell with its column and row. */
export interface CellProps {
  readonly cell: TableCell;
  readonly column: TableColumn;
  readonly row: PageRow;
}

/** Renders a cell. What a host sends is always text, never markup; links are built from its fields. [TBL-18] */
export type CellView = (props: CellProps) => ReactNode;

/** What was done with a row: a decision is its new status, and `removed` leaves the status as it was. */
export type RowState = 'approved' | 'denied' | 'removed';

/** What a screen adds to each row. */
export interface RowExtras {
  /** The controls at the end of a row. Rows without an id get none, and the table says why. [NET-13] */
  actions?(row: TableRow): ReactNode;
  /** A message about the row, shown beside its buttons; it moves no other row. [RQ-07] */
  note?(row: TableRow): ReactNode;
  /** What was done with a row: it is muted, takes no press, and its badge says so. [RQ-05] */
  rowState?(row: TableRow): RowState | undefined;
  /** What became of a row that has left, in its empty place. [RQ-05] */
  outcomeOf?(id: string): string | undefined;
}

/** A row to remove. */
export interface RemovableRow extends Pick<TableRow, 'id' | 'name'> {
  /** The same-origin address to post to, if the cell states one. */
  readonly href?: string | undefined;
  /** What tells it apart from rows of the same name. */
  readonly facts?: readonly string[];
}

/** Removes rows, for cells of type delete. [TBL-21] */
export interface RowRemoval {
  /** Asks for the reason and removes the row. */
  askReason(row: RemovableRow): void;
  /** The label of a row's button while its removal is in progress; undefined while there is none. */
  progressOf(id: string): string | undefined;
  /** Whether it is unknown what became of the removal at another address of the row. */
  isLocked(id: string, href?: string): boolean;
}

/** Column key → how the screen renders its cells. */
export type ColumnViews = Readonly<Record<string, (row: TableRow) => ReactNode>>;
