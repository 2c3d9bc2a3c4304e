import type { ReactNode } from 'react';

/** A cell of the page that is shown. */
export interface ShownCell {
  /** As it was sent. */
  readonly text: string;
  /** The address that it leads to, as the host states it. */
  readonly href: string | undefined;
  /** Of an amount, as its row states it. */
  readonly currency: string | undefined;
}

/** What a cell shows. Whatever a host sends is text; links are made from its fields. [TBL-18] */
export type CellView = (cell: ShownCell) => ReactNode;
