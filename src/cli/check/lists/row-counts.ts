import { idOf, isRecord } from './list-answer.ts';

/** Rows that are left out, shown only once, or without buttons, because something is wrong with their ids. [NET-17] */
export function rowCountMistakes(data: readonly unknown[], rowIds: unknown): string[] {
  const ids: readonly unknown[] = Array.isArray(rowIds) ? rowIds : [];
  const rows = data.map((row, index) => ({
    row,
    id: idOf(row) ?? idOf({ id: ids[index] }) ?? idOf({ _id: ids[index] }),
  }));
  const known = rows.filter(({ row }) => isRecord(row) && !Array.isArray(row));
  const withId = known.flatMap(({ id }) => id ?? []);
  const counts = {
    invalid: data.length - known.length,
    withoutId: known.length - withId.length,
    repeated: withId.length - new Set(withId).size,
  };
  const of = (count: number) => `${count} of ${data.length} rows`;
  return [
    ...(counts.invalid
      ? [`${of(counts.invalid)} are not objects. Send {column: cell, …} for each row.`]
      : []),
    ...(counts.withoutId
      ? [`${of(counts.withoutId)} have no id, so nothing can be done with them. Send id, _id.$oid or rowIds.`]
      : []),
    ...(counts.repeated
      ? [`${of(counts.repeated)} have the id of another, and are not shown. Send an id of its own for each.`]
      : []),
  ];
}
