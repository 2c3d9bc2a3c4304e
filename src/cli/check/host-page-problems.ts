import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import { idOf, isRecord } from './rows.ts';

/** Requests the first page with these parameters; undefined if the host did not answer with rows. */
export type AskPage = (
  parameters: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** A search text that matches no row. */
const unmatchedSearch = 'zqxjkvzq';

/** Checks whether the host applies search, sort order and filters of a host-paged list. [TBL-24] */
export async function hostPageProblems(first: unknown, ask: AskPage): Promise<AnswerProblem[]> {
  const rows = rowsIn(first);
  if (!rows.length) return [];
  const found = [
    await searchProblem(ask),
    await sortProblem(rows, first, ask),
    await filterProblem(rows, first, ask),
  ];
  return found.filter(problem => problem !== undefined);
}

/** The visible text of a cell. */
const shownIn = (cell: unknown): string => String((isRecord(cell) ? cell.display : cell) ?? '');

async function searchProblem(ask: AskPage): Promise<AnswerProblem | undefined> {
  const answer = await ask({ search: unmatchedSearch });
  if (!answer || (!rowsIn(answer).length && Number(answer.total) === 0)) return undefined;
  return wholeAnswerProblem(
    'search-ignored',
    `A search for "${unmatchedSearch}" finds rows, or its total is not 0.`,
    'Send only rows that contain each word of `search`, and count those in `total`.',
  );
}

async function sortProblem(
  rows: readonly Row[],
  first: unknown,
  ask: AskPage,
): Promise<AnswerProblem | undefined> {
  const sort = sortableKeys(rows[0], first).find(key => new Set(rows.map(row => shownIn(row[key]))).size > 1);
  if (sort === undefined) return undefined;
  const up = await ask({ sort, order: 'asc' });
  const down = await ask({ sort, order: 'desc' });
  if (!up || !down || idsIn(up) !== idsIn(down)) return undefined;
  return wholeAnswerProblem(
    'sort-ignored',
    `sort=${sort} brings the same rows for order=asc and order=desc.`,
    'Sort by the column that `sort` names, in the direction of `order`, and by a unique key last.',
  );
}

/** The keys by which a host has to sort: those of its columns, if the answer states them. */
function sortableKeys(row: Row | undefined, first: unknown): readonly string[] {
  const columns: unknown = Object(first).columns;
  return Array.isArray(columns) ? columns.map(column => String(Object(column).data)) : Object.keys(row ?? {});
}

async function filterProblem(
  rows: readonly Row[],
  first: unknown,
  ask: AskPage,
): Promise<AnswerProblem | undefined> {
  const { filters } = first as { readonly filters?: unknown };
  const [key, choices] = Object.entries(Object(filters))[0] ?? [];
  const value = Array.isArray(choices) ? choices.map(String).at(0) : undefined;
  if (key === undefined || value === undefined || !(key in (rows[0] ?? {}))) return undefined;
  const answer = await ask({ [`filter[${key}]`]: value });
  if (!answer || rowsIn(answer).every(row => shownIn(row[key]) === value)) return undefined;
  return wholeAnswerProblem(
    'filter-ignored',
    `filter[${key}] brings rows with other values than the one asked for.`,
    `Send only rows whose "${key}" is the value of the filter, as "filters" lists it.`,
  );
}

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (answer: unknown): Row[] =>
  isRecord(answer) && Array.isArray(answer.data) ? answer.data.filter(isRecord) : [];

const idsIn = (answer: unknown): string =>
  JSON.stringify(rowsIn(answer).map(row => idOf(row) ?? JSON.stringify(row)));
