import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import { askBatch } from './ask-batch.ts';
import { keyOf, walkProblems } from './batches.ts';
import { type AskList, type ListAnswer, type Row, recordsIn, refusal } from './list-answer.ts';
import { isRecord } from './rows.ts';

const mostColumns = 8;

/** A column, and the first pages in both orders. */
interface Sorted {
  readonly key: string;
  readonly up: ListAnswer;
  readonly down: ListAnswer;
}

interface Paging {
  readonly limit: number;
  /** Whether the pages without `sort` are in order. */
  readonly isPaging: boolean;
}

/** Checks the order of a host-paged list. The host's collation is unknown: only what no order explains is reported. [TBL-24] */
export async function sortProblems(
  first: ListAnswer,
  { limit, isPaging }: Paging,
  ask: AskList,
): Promise<AnswerProblem[]> {
  const sorted: Sorted[] = [];
  const refused: AnswerProblem[] = [];
  const { keys, areStated } = sortableKeys(first);
  for (const key of keys) {
    const up = await ask({ sort: key, order: 'asc' });
    const down = up.rows ? await ask({ sort: key, order: 'desc' }) : up;
    if (up.rows && down.rows) sorted.push({ key, up, down });
    // Without columns in the answer, the keys of the rows need not be columns.
    else if (areStated) refused.push(refusal(`sort=${key}`, up.rows ? down : up, sortByEach));
  }
  const ignored = [
    ...reported(sorted.filter(isSameBothWays), 'brings the same rows for order=asc and order=desc.'),
    ...reported(sorted.filter(isWithinPage), 'sorts the rows of the page, not those of the list.'),
    ...reported(
      sorted.filter(each => !isSameBothWays(each) && isUnsorted(each, first)),
      'brings the rows in the order that they have without it.',
    ),
  ];
  if (ignored.length || !isPaging) return [...refused, ...ignored];
  return [...refused, ...(await tieProblems(sorted, limit, ask))];
}

const sortByEach = 'Map the key of each column to what the database sorts by.';

const reported = (columns: readonly Sorted[], what: string): AnswerProblem[] =>
  columns.length
    ? [
        wholeAnswerProblem(
          'sort-ignored',
          `sort=${columns.map(({ key }) => key).join(', ')} ${what}`,
          'Sort the list by the column that `sort` names, in the direction of `order`, and by a unique key last.',
        ),
      ]
    : [];

/** The keys by which people can sort and whose values differ in the first rows. */
function sortableKeys(first: ListAnswer): { keys: readonly string[]; areStated: boolean } {
  const rows = recordsIn(first);
  const { columns } = Object(first.json) as { readonly columns?: unknown };
  const areStated = Array.isArray(columns);
  const keys: readonly string[] = areStated
    ? columns.filter(hasOrder).map(column => String(Object(column).data))
    : Object.keys(rows[0] ?? {}).filter(key => !/^(_|id$)/.test(key));
  return { keys: keys.filter(key => differ(rows, key)).slice(0, mostColumns), areStated };
}

/** A column of controls, or without a title, has no order. */
const hasOrder = (column: unknown): boolean =>
  Object(column).title !== '' && !/^(actions|delete)$/.test(String(Object(column).type));

/** What a cell is sorted by, as a text. */
const sortedBy = (cell: unknown): string =>
  String((isRecord(cell) ? (cell.sort ?? cell.display) : cell) ?? '');

/** The same for values that a collation may treat as equal. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const differ = (rows: readonly Row[], key: string): boolean =>
  new Set(rows.map(row => folded(sortedBy(row[key])))).size > 1;

const idsIn = ({ rows = [] }: ListAnswer): string[] => rows.map(keyOf);

const isSameBothWays = ({ up, down }: Sorted): boolean => idsIn(up).join() === idsIn(down).join();

/** The first rows of both orders can be the same ones only if they are all, or all alike. */
const isWithinPage = (each: Sorted): boolean =>
  !isSameBothWays(each) &&
  idsIn(each.up).length < (each.up.total ?? 0) &&
  idsIn(each.up).sort().join() === idsIn(each.down).sort().join() &&
  differ(recordsIn(each.up), each.key);

/** Rows in the order that they have anyway, with equal values apart from each other, are not sorted by these values. */
const isUnsorted = ({ key, up, down }: Sorted, first: ListAnswer): boolean =>
  [up, down].some(
    answer =>
      idsIn(answer).join() === idsIn(first).join() &&
      areApart(recordsIn(answer).map(row => sortedBy(row[key]))),
  );

const areApart = (values: readonly string[]): boolean =>
  values.some((value, index) => {
    const next = values.indexOf(value, index + 1);
    return values.slice(index + 1, Math.max(next, 0)).some(between => folded(between) !== folded(value));
  });

/** Walks through the pages of the column with the fewest values: rows that are equal there must not change places. */
async function tieProblems(sorted: readonly Sorted[], limit: number, ask: AskList): Promise<AnswerProblem[]> {
  const countOf = ({ key, up }: Sorted) => new Set(recordsIn(up).map(row => sortedBy(row[key]))).size;
  const [column] = sorted.toSorted((one, other) => countOf(one) - countOf(other));
  const { rows, total } = column?.up ?? {};
  if (!column || !rows || total === undefined) return [];
  const { key } = column;
  const found = await walkProblems(rows, total, limit, askBatch(ask, { sort: key, order: 'asc' }));
  return (found ?? []).map(problem => ({
    ...problem,
    ...(disorder.includes(problem.rule) && { rule: 'unstable-order', fix: uniqueKeyLast }),
    message: `With sort=${key}: ${problem.message}`,
  }));
}

/** What a walk finds if equal rows change places. */
const disorder: readonly string[] = ['skip-ignored', 'repeated-id', 'unstable-order'];
const uniqueKeyLast =
  'Sort by a unique key, such as the id, last: otherwise rows are seen twice or never where values are equal.';
