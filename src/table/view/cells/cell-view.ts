import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language/language.ts';
import type { CellDetails } from '../../engine/cell.ts';
import type { Column } from '../../engine/columns.ts';
import type { TableRow } from '../table-row.ts';

/** What a cell of the current page holds. */
export interface CellContent {
  /** The text as the host sent it. */
  readonly text: string;
  /** The visible text. */
  readonly shown: string;
  /** The address that the cell links to, as the host sent it. */
  readonly href: string | undefined;
  /** The currency of an amount, from a field of the row. */
  readonly currency: string | undefined;
  /** The row of the cell. */
  readonly row: TableRow & { readonly hasId: boolean };
  readonly column: Column;
  /** The language of the element. */
  readonly language: Language;
  /** The other fields of the cell, such as `actions` or `preview`; undefined when there are none. */
  otherFields(): CellDetails | undefined;
  /** The row's cell of type delete, if it has one. */
  deleteCell(): CellContent | undefined;
}

/** Renders a cell. What a host sends is always text, never markup; links are built from its fields. [TBL-18] */
export type CellView = (cell: CellContent) => ReactNode;
