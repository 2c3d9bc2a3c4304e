import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TableColumn } from '../engine/table-column.ts';
import type { CellProps } from './cells/cell-view.ts';
import type { PageRow } from './rows/page-rows.ts';
import type { selectionFeature } from './selection/selection-feature.ts';
import type { RowProps, TableRow } from './table-row.ts';

/** Renders an editable cell as a field; undefined for a read-only cell. [TBL-10] */
export type CellEditor = (cell: CellProps) => ReactNode;

/** The ids of the selectable rows of a page, and how many of these are selected. */
export interface SelectablePage {
  readonly ids: readonly string[];
  readonly selected: 'all' | 'some' | 'none';
}

/** Renders the check boxes that select rows. */
export interface RowCheckboxes {
  isSelected(id: string): boolean;
  /** The check box in the header, for all rows of the page. */
  pageCheckbox(page: SelectablePage): ReactNode;
  /** The check box of a row; disabled for a row without an id. */
  rowCheckbox(row: TableRow, isSelected: boolean, hasId: boolean): ReactNode;
}

interface ColumnMeta {
  /** Absent for a column that the table adds, such as the actions. */
  readonly column?: TableColumn;
  readonly className?: string;
}

interface TableMeta extends Pick<RowProps, 'actions'> {
  readonly selectionUi: RowCheckboxes | undefined;
  readonly cellEditor: CellEditor | undefined;
}

/** The TanStack features of every table: column visibility, and the types of our column and table metadata. */
export const features = tableFeatures({
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
  tableMeta: metaHelper<TableMeta>(),
});

/** Creates the column definitions. */
export const columnHelper = createColumnHelper<typeof features & typeof selectionFeature, PageRow>();

/** Everything for row selection, from a lazy chunk. A new object after each change of the selection. [TBL-06] */
export interface RowSelectionUi extends RowCheckboxes {
  /** TanStack's row selection feature. */
  readonly feature: typeof selectionFeature;
  /** The column of check boxes. */
  readonly column: ReturnType<typeof columnHelper.display>;
}
