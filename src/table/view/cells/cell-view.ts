import type { ReactNode } from 'react';
import type { CellDetails } from '../../engine/cell.ts';
import type { TableRow } from '../table-row.ts';

/** A cell of the page that is shown. */
export interface ShownCell {
  /** As it was sent. */
  readonly text: string;
  /** The address that it leads to, as the host states it. */
  readonly href: string | undefined;
  /** Of an amount, as its row states it. */
  readonly currency: string | undefined;
  /** The row that it stands in. */
  readonly row: TableRow & { readonly hasId: boolean };
  /** The key of its column. */
  readonly column: string;
  /** What else the host says of it. */
  more(): CellDetails | undefined;
}

/** What a cell shows. Whatever a host sends is text; links are made from its fields. [TBL-18] */
export type CellView = (cell: ShownCell) => ReactNode;
