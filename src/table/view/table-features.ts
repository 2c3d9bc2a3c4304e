import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TableColumn } from '../engine/table-column.ts';
import type { CellLayout } from './rows/cell-layout.ts';
import type { selectionFeature } from './selection/selection-feature.ts';
import type { CellProps, PageRow } from './table-row.ts';

/** Renders an editable cell as a field; undefined for a read-only cell. [TBL-10] */
export type CellEditor = (cell: CellProps) => ReactNode;

interface ColumnMeta {
  /** Absent for a column that the table adds, such as the actions. */
  readonly column?: TableColumn;
  /** Absent also for a hidden column. */
  readonly layout?: CellLayout | undefined;
  readonly className?: string;
}

/** The TanStack features of every table: column visibility, and the type of our column metadata. */
export const features = tableFeatures({ columnVisibilityFeature, columnMeta: metaHelper<ColumnMeta>() });

/** Creates the column definitions. */
export const columnHelper = createColumnHelper<typeof features & typeof selectionFeature, PageRow>();

/** Everything for row selection, from a lazy chunk. A new object after each change of the selection. [TBL-06] */
export interface RowSelectionUi {
  /** TanStack's row selection feature. */
  readonly feature: typeof selectionFeature;
  /** The column of check boxes. */
  readonly column: ReturnType<typeof columnHelper.display>;
  isSelected(id: string): boolean;
}
