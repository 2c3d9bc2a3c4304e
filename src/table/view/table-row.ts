import type { ReactNode } from 'react';

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

/** Column key → how the screen shows its cells. */
export type ColumnViews = Readonly<Record<string, (row: TableRow) => ReactNode>>;
