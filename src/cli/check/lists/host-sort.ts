import {
  type AskList,
  isRecord,
  keyOf,
  type ListAnswer,
  type Row,
  recordsIn,
  withoutRows,
} from './list-answer.ts';
import { rangeMistakes } from './ranges.ts';

const maxColumns = 8;

/** The first pages in the order of a column. */
interface Sorted {
  readonly key: string;
  readonly up: ListAnswer;
  readonly down: ListAnswer;
}

const sortTheList =
  'Sort the list by the column that "sort" names, in the direction of "order", and by a unique key last.';

/** What is wrong with the order of a host-paged list. The host's collation is unknown: only what no order explains. [TBL-24] */
export async function* sortMistakes(first: ListAnswer, ask: AskList): AsyncGenerator<string> {
  const sorted: Sorted[] = [];
  for (const key of sortableKeys(first)) {
    const up = await ask({ sort: key, order: 'asc' });
    const down = await ask({ sort: key, order: 'desc' });
    if (up.rows && down.rows) sorted.push({ key, up, down });
    // Without columns in the answer, the keys of the rows need not be columns.
    else if (first.json.columns) yield withoutRows(`sort=${key}`, up.rows ? down : up);
  }
  const same = sorted.filter(isSameBothWays);
  const within = sorted.filter(each => !same.includes(each) && isWithinPage(each));
  const unsorted = sorted.filter(each => ![...same, ...within].includes(each) && isUnsorted(each, first));
  if (same.length) yield `${named(same)} brings the same rows for order=asc and order=desc. ${sortTheList}`;
  if (within.length)
    yield `${named(within)} sorts the rows of the page, not those of the list. ${sortTheList}`;
  if (unsorted.length)
    yield `${named(unsorted)} brings the rows in the order that they have without it. ${sortTheList}`;
  if (!(same.length || within.length || unsorted.length)) yield* tieMistakes(sorted, ask);
}

const named = (columns: readonly Sorted[]): string => `sort=${columns.map(({ key }) => key).join(', ')}`;

/** The keys by which people can sort and whose values differ in the first rows. */
function sortableKeys(first: ListAnswer): string[] {
  const rows = recordsIn(first);
  const { columns } = first.json;
  const keys = Array.isArray(columns)
    ? columns.filter(hasOrder).map(column => String(Object(column).data))
    : Object.keys(rows[0] ?? {}).filter(key => !/^(_|id$)/.test(key));
  return keys
    .filter(key => new Set(rows.map(row => folded(sortedBy(row[key])))).size > 1)
    .slice(0, maxColumns);
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

const keysIn = ({ rows = [] }: ListAnswer): string[] => rows.map(keyOf);

const isSameBothWays = ({ up, down }: Sorted): boolean => keysIn(up).join() === keysIn(down).join();

/** The first rows of both orders can be the same ones only if they are all, or all alike. */
const isWithinPage = ({ key, up, down }: Sorted): boolean =>
  keysIn(up).length < (up.total ?? 0) &&
  keysIn(up).sort().join() === keysIn(down).sort().join() &&
  countOf(recordsIn(up), key) > 1;

const countOf = (rows: readonly Row[], key: string): number =>
  new Set(rows.map(row => folded(sortedBy(row[key])))).size;

/** Rows in the order that they have anyway, with equal values apart from each other, are not sorted by these values. */
const isUnsorted = ({ key, up, down }: Sorted, first: ListAnswer): boolean =>
  [up, down].some(
    answer =>
      keysIn(answer).join() === keysIn(first).join() &&
      areApart(recordsIn(answer).map(row => folded(sortedBy(row[key])))),
  );

const areApart = (values: readonly string[]): boolean =>
  values.filter((value, index) => value !== values[index - 1]).length > new Set(values).size;

/** Walks through the pages of the column with the fewest values: rows that are equal there must not change places. */
async function* tieMistakes(sorted: readonly Sorted[], ask: AskList): AsyncGenerator<string> {
  const [column] = sorted.toSorted(
    (one, other) => countOf(recordsIn(one.up), one.key) - countOf(recordsIn(other.up), other.key),
  );
  if (!column) return;
  const { key, up } = column;
  for await (const mistake of rangeMistakes(up, range => ask({ sort: key, order: 'asc', ...range })))
    yield `With sort=${key}: ${mistake} Rows with equal values need a unique key as the last one to sort by.`;
}
