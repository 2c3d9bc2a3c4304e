import { rowProblems } from '../../../diagnostics/row-problems.ts';
import { idOf, isRecord } from './list-answer.ts';

/** Rows that are left out, shown only once, or without buttons, because something is wrong with their ids. [NET-17] */
export function rowCountMistakes(data: readonly unknown[], rowIds: unknown): string[] {
  const ids: readonly unknown[] = Array.isArray(rowIds) ? rowIds : [];
  const rows = data.flatMap((row, index) =>
    isRecord(row) && !Array.isArray(row)
      ? [idOf(row) ?? idOf({ id: ids[index] }) ?? idOf({ _id: ids[index] })]
      : [],
  );
  const known = rows.filter(id => id !== undefined);
  const duplicateRows = known.length - new Set(known).size;
  const counts = {
    size: rows.length - duplicateRows,
    rowsWithoutId: rows.length - known.length,
    duplicateRows,
    invalidRows: data.length - rows.length,
  };
  return rowProblems(counts, undefined);
}
