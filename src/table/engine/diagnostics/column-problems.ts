import { nearlyOne } from '../../../domain/nearest-name.ts';
import { cellTypeNames } from '../cell-types.ts';
import type { Column } from '../columns.ts';

/** Columns of an unknown type, which are shown as text, for the console. [TBL-10] */
export const unknownTypes = (columns: readonly Column[]): string[] =>
  columns.map(
    ({ key, type }) =>
      `the column "${key}" has an unknown type${nearTo(String(type))} Use ${cellTypeNames.join(', ')}; it is shown as text.`,
  );

function nearTo(type: string): string {
  const meant = nearlyOne(type, cellTypeNames);
  return meant === undefined ? '.' : `; did you mean "${meant}"?`;
}

/** Columns whose cells are objects without anything to show, for the console. [NET-14] */
export const cellsWithoutDisplay = (unread: readonly Column[]): string[] =>
  unread.map(
    ({ key }) =>
      `the cells of "${key}" are objects without "display", and show nothing. Send a text, a number or {display}.`,
  );
