import type { ReactNode } from 'react';
import type { TableCell } from '../engine/cell-types.ts';
import type { TableColumn } from '../engine/columns.ts';

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
