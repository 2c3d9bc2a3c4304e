import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Column } from '../engine/columns.ts';
import type { RowStore } from '../engine/store/row-store.ts';
import type { PlacedColumn } from './rows/cell-layout.ts';
import type { PageRow } from './rows/page-rows.ts';
import type { selectionFeature } from './selection/selection-feature.ts';
import type { RowProps, TableRow } from './table-row.ts';

/** Shows a cell of type editable or select as a field; undefined for a cell that can only be read. [TBL-10] */
export type CellEditor = (row: PageRow, column: Column, store: RowStore, index: number) => ReactNode;

/** The rows of a page that have an id, and how many of them are selected. */
export interface SelectablePage {
  readonly ids: readonly string[];
  readonly selected: 'all' | 'some' | 'none';
}

/** The check boxes by which rows are selected. */
export interface RowBoxes {
  isSelected(id: string): boolean;
  /** The box of the page, in the header. */
  head(page: SelectablePage): ReactNode;
  /** The box of a row, which may have no id. */
  box(row: TableRow, isSelected: boolean, hasId: boolean): ReactNode;
}

interface ColumnMeta {
  /** The title as a text; absent for a column that is none of the answer's. */
  readonly title?: string;
  /** The column and its number in the store; absent for one that is none of the answer's. */
  readonly placed?: PlacedColumn;
  readonly className?: string;
  /** Whether its header names the currency of this row's amount, so that the cell need not. */
  namesCurrency?(row: number): boolean;
  /** Whether its texts stand at the end, digits under digits: the rows decide when they are there. */
  isNumeric?(): boolean;
  /** Whether it holds dates, which are read whole. */
  isDate?(): boolean;
}

interface TableMeta extends Pick<RowProps, 'actions'> {
  readonly selecting: RowBoxes | undefined;
  readonly editor: CellEditor | undefined;
}

/** What TanStack does for every table: which columns are shown, and our notes on columns and table. */
export const features = tableFeatures({
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
  tableMeta: metaHelper<TableMeta>(),
});

/** Makes the columns of a page. */
export const columnHelper = createColumnHelper<typeof features & typeof selectionFeature, PageRow>();

/** Row selection, whose code only the tables download that use it; a new object when the selection changes. [TBL-06] */
export interface RowSelecting extends RowBoxes {
  /** TanStack's feature for it. */
  readonly feature: typeof selectionFeature;
  /** The column of the boxes. */
  readonly column: ReturnType<typeof columnHelper.display>;
}
