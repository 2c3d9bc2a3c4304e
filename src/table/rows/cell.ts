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

/** What a column is sorted by: a cell's `sort`, else its text. Empty is `''`. */
export type SortValue = string | number;

/** The text of a cell, never markup: what is neither text, number nor flag is nothing. [TBL-18] */
export function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  const shown = isCell(cell) ? cell.display : cell;
  if (typeof shown === 'string') return shown;
  return typeof shown === 'number' || typeof shown === 'boolean' ? String(shown) : '';
}

/** What the cell states to be sorted by, if anything. [TBL-05] */
export function statedSort(cell: unknown): SortValue | undefined {
  const sort = isCell(cell) ? cell.sort : undefined;
  return typeof sort === 'number' || typeof sort === 'string' ? sort : undefined;
}

/** The cell as it was sent, when it says more than text and sort value. */
export function detailedCell(cell: unknown): Cell | undefined {
  if (!isCell(cell)) return undefined;
  const { type, class: name, preview, details, editConfig } = cell;
  return (type ?? name ?? preview ?? details ?? editConfig) ? cell : undefined;
}

const isCell = (cell: unknown): cell is Cell => typeof cell === 'object' && cell !== null;
