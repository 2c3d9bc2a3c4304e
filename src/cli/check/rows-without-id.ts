import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import { idOf, isRecord } from './rows.ts';

/** The rows of a table's answer that have an id neither of their own nor in `rowIds`. [NET-17] */
export function rowsWithoutId(answer: unknown): AnswerProblem[] {
  const { data, rowIds } = Object(answer) as { readonly data?: unknown; readonly rowIds?: unknown };
  if (!Array.isArray(data)) return [];
  const ids: readonly unknown[] = Array.isArray(rowIds) ? rowIds : [];
  const without = data.flatMap((row, index) => {
    const isRow = isRecord(row) && !Array.isArray(row);
    return isRow && !idOf(row) && !idOf({ id: ids[index] }) && !idOf({ _id: ids[index] }) ? [row] : [];
  });
  if (!without.length) return [];
  const isPlain = without.some(({ _id }) => typeof _id === 'string' || typeof _id === 'number');
  return [
    wholeAnswerProblem(
      'row-without-id',
      `${without.length} of ${data.length} rows have no id, so that nothing can be done with them.`,
      isPlain
        ? 'Send _id as id, or as {"$oid": text}.'
        : 'Send id, _id.$oid, or the ids of all rows in rowIds.',
    ),
  ];
}
