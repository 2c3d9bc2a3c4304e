import { isRowActionList, type RowAction } from '../../domain/display/row-action.ts';
import type { Tone } from '../../domain/display/tone.ts';
import type { Language } from '../../domain/language/language.ts';
import { type CellType, isCellType } from './cell-types.ts';

/** A cell as the host sends it; a bare text or number is its `display`. [TBL-10] */
export interface Cell {
  readonly display?: unknown;
  readonly sort?: unknown;
  readonly type?: unknown;
  readonly href?: unknown;
  readonly class?: unknown;
  /** The currency of an amount. [UI-14] */
  readonly currency?: unknown;
  readonly preview?: unknown;
  readonly details?: unknown;
  readonly editConfig?: unknown;
}

/** What a column is sorted by: a cell's `sort`, else its visible text; `''` if empty. */
export type SortValue = string | number;

/** A cell as the store keeps it. */
export interface TableCell {
  readonly type: CellType;
  /** The text as the host sent it. */
  readonly text: string;
  /** The visible text. */
  readonly shown: string;
  readonly sort: SortValue;
  /** The address of a link, or that a delete cell posts to, as the host sent it. */
  readonly href: string | undefined;
  /** The currency of an amount; '' for none. */
  readonly currency: string;
  readonly tone: Tone | undefined;
  readonly actions: readonly RowAction[] | undefined;
  readonly preview: unknown;
  readonly details: unknown;
  readonly editConfig: unknown;
  /** The language of the element. */
  readonly language: Language;
}

/** The text of a cell, never markup; `''` for anything but a text, number or boolean. [TBL-18] */
export function textOf(cell: unknown): string {
  const shown = isCell(cell) ? cell.display : cell;
  if (typeof shown === 'string') return shown;
  return typeof shown === 'number' || typeof shown === 'boolean' ? String(shown) : '';
}

/** The cell type of this name, `text` for an unknown one; undefined if none is stated. */
export function typeIn(stated: unknown): CellType | undefined {
  if (stated === undefined || stated === null || stated === '') return undefined;
  return isCellType(stated) ? stated : 'text';
}

/** The type that a cell states; a list counts as actions. */
export const statedType = (cell: Cell): CellType | undefined =>
  isRowActionList(cell) ? 'actions' : typeIn(cell.type);

/** Whether it is an object without any cell property, such as a record in place of its name. */
export const isUnread = (cell: unknown): boolean =>
  isCell(cell) &&
  !Array.isArray(cell) &&
  cell.display === undefined &&
  cell.type === undefined &&
  Object.keys(cell).length > 0;

/** Whether it is an object rather than a bare text or number. */
export const isCell = (cell: unknown): cell is Cell => typeof cell === 'object' && cell !== null;
