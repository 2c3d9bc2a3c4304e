import type { ReactNode } from 'react';
import type { Cell } from '../../rows/cell.ts';

/** A cell of the page that is shown. */
export interface ShownCell {
  readonly text: string;
  /** The cell as it was sent, when it says more than its text. */
  readonly details: Cell | undefined;
}

/** What a cell shows. Whatever a host sends is text; links are made from its fields. [TBL-18] */
export type CellView = (cell: ShownCell) => ReactNode;
