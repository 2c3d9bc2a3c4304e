import type { Tone } from '../../domain/display/tone.ts';
import type { Language } from '../../domain/language/language.ts';
import type { CellDetails, SortValue } from './cell.ts';
import type { CellType } from './cell-types.ts';
import type { RowStore } from './store/row-store.ts';

/** A cell of the current page. */
export interface TableCell {
  readonly type: CellType;
  /** The text as the host sent it. */
  readonly text: string;
  /** The visible text. */
  readonly shown: string;
  readonly sort: SortValue;
  /** The address that the cell links to, as the host sent it. */
  readonly href: string | undefined;
  /** The currency of an amount; '' for none. */
  readonly currency: string;
  readonly tone: Tone | undefined;
  /** Its other fields, such as `actions` or `preview`; undefined when there are none. */
  readonly fields: CellDetails | undefined;
  /** The language of the element. */
  readonly language: Language;
}

/** The cell of a row and a column. */
export const tableCell = (store: RowStore, row: number, column: number): TableCell => ({
  type: store.typeAt(row, column),
  text: store.textAt(row, column),
  shown: store.shownAt(row, column),
  sort: store.sortValueAt(row, column),
  href: store.linkAt(row, column),
  currency: store.currencyAt(row, column),
  tone: store.toneAt(row, column),
  fields: store.detailsAt(row, column),
  language: store.language,
});
