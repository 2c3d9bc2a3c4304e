import { areRowActions, type RowAction } from '../../domain/display/row-action.ts';
import type { Tone } from '../../domain/display/tone.ts';

/** What a host sends for one cell; a bare text or number stands for its `display`. [TBL-10] */
export interface Cell {
  readonly display?: unknown;
  readonly sort?: unknown;
  readonly type?: unknown;
  readonly href?: unknown;
  readonly class?: unknown;
  readonly preview?: unknown;
  readonly details?: unknown;
  readonly editConfig?: unknown;
}

/** What is kept of a cell beside its text and sort value: what its type shows. */
export interface CellDetails {
  readonly type: CellType;
  readonly href?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly actions?: readonly RowAction[] | undefined;
  readonly preview?: unknown;
  readonly details?: unknown;
  readonly editConfig?: unknown;
}

/** How a cell is shown. [TBL-10] */
export const cellTypes = [
  'text',
  'number',
  'date',
  'amount',
  'status',
  'link',
  'email',
  'hover',
  'modal',
  'select',
  'editable',
  'actions',
  'delete',
] as const;

export type CellType = (typeof cellTypes)[number];

/** What a column is sorted by: a cell's `sort`, else what it shows. Empty is `''`. */
export type SortValue = string | number;

/** The text of a cell, never markup: what is neither text, number nor flag is nothing. [TBL-18] */
export function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  const shown = isCell(cell) ? cell.display : cell;
  if (typeof shown === 'string') return shown;
  return typeof shown === 'number' || typeof shown === 'boolean' ? String(shown) : '';
}

/** A type by its name, text for a name that is not known; undefined where none is stated. */
export function typeIn(stated: unknown): CellType | undefined {
  if (stated === undefined || stated === null || stated === '') return undefined;
  return knownTypes.has(stated) ? (stated as CellType) : 'text';
}

/** The type that a cell states, also by what it is: a list is one of actions. */
export const statedType = (cell: Cell): CellType | undefined =>
  areRowActions(cell) ? 'actions' : typeIn(cell.type);

/** Whether people act by its cells, which are then made anew for another row. */
export const isControl = (type: CellType): boolean => controls.has(type);

const controls: ReadonlySet<CellType> = new Set(['actions', 'delete', 'editable', 'modal', 'select']);

const knownTypes: ReadonlySet<unknown> = new Set(cellTypes);

/** Whether cells can be shown so; any other type is a text. */
export const isCellType = (type: unknown): type is CellType => knownTypes.has(type);

/** Whether it is an object that says nothing of a cell, such as a record in place of its name. */
export const isUnread = (cell: unknown): boolean =>
  isCell(cell) &&
  !Array.isArray(cell) &&
  cell.display === undefined &&
  cell.type === undefined &&
  Object.keys(cell).length > 0;

/** Whether it is more than a bare text or number. */
export const isCell = (cell: unknown): cell is Cell => typeof cell === 'object' && cell !== null;
