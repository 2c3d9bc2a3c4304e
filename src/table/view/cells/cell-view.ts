import type { ReactNode } from 'react';
import type { TableCell } from '../../engine/cell.ts';
import type { TableColumn } from '../../engine/table-column.ts';
import type { PageRow } from '../rows/page-rows.ts';

/** A cell with its column and row. */
export interface CellProps {
  readonly cell: TableCell;
  readonly column: TableColumn;
  readonly row: PageRow;
}

/** Renders a cell. What a host sends is always text, never markup; links are built from its fields. [TBL-18] */
export type CellView = (props: CellProps) => ReactNode;
