import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import { askBatch } from './ask-batch.ts';
import { repeatsEnd, walkProblems, wrongTotal } from './batches.ts';
import { filterProblems } from './host-filter-problems.ts';
import { searchProblems } from './host-search-problems.ts';
import { sortProblems } from './host-sort-problems.ts';
import { type AskList, type ListAnswer, refusal } from './list-answer.ts';

/** The largest number of rows that people can choose for a page. */
const largestPage = 100;

/**
 * Checks whether the host of a host-paged list pages, searches, sorts and filters as it is asked, by what its own answers
 * prove. [TBL-24]
 */
export async function hostPageProblems(
  first: ListAnswer,
  limit: number,
  ask: AskList,
): Promise<AnswerProblem[]> {
  const { rows, total } = first;
  if (!rows?.length) return [];
  if (total === undefined) return totalMissing(first);
  const pages = await pageProblems(first, rows, total, limit, ask);
  const isPaging = !pages.length;
  return [
    ...sizeProblems(rows.length, limit, total),
    ...pages,
    ...(await searchProblems(first, isPaging, ask)),
    ...(await sortProblems(first, { limit, isPaging }, ask)),
    ...(await filterProblems(first, isPaging, ask)),
  ];
}

/** A total that cannot be read is a finding about the answer itself. */
const totalMissing = ({ json }: ListAnswer): AnswerProblem[] =>
  (Object(json).total ?? null) === null
    ? [
        wholeAnswerProblem(
          'no-total',
          'The answer has no total, so that the number of pages is unknown.',
          'Send total, the number of rows that match the search and the filters.',
        ),
      ]
    : [];

function sizeProblems(count: number, limit: number, total: number): AnswerProblem[] {
  if (count > limit)
    return [
      wholeAnswerProblem(
        'limit-ignored',
        `${count} rows were sent for a limit of ${limit}.`,
        'Send one page: at most `limit` rows, from `skip` on.',
      ),
    ];
  return count < Math.min(limit, total) ? [shortPage(count, limit, total)] : [];
}

const shortPage = (count: number, limit: number, total: number): AnswerProblem =>
  wholeAnswerProblem(
    'short-page',
    `${count} rows were sent for a limit of ${limit}, and total is ${total}: the next page begins after ${limit} rows.`,
    'Send as many rows as `limit` says, up to 100 for a page.',
  );

async function pageProblems(
  { json }: ListAnswer,
  rows: readonly unknown[],
  total: number,
  limit: number,
  ask: AskList,
): Promise<AnswerProblem[]> {
  const walked = await walkProblems(rows, total, limit, askBatch(ask));
  if (walked) return walked;
  const found = [
    rows.length < Math.min(limit, total) ? undefined : await largePageProblem(total, limit, ask),
    ...((await endProblem(total, limit, ask)) ?? []),
    rows.length < total ? await columnsProblem(json, limit, ask) : undefined,
  ];
  return found.filter(problem => problem !== undefined);
}

async function largePageProblem(
  total: number,
  limit: number,
  ask: AskList,
): Promise<AnswerProblem | undefined> {
  if (total <= limit) return undefined;
  const answer = await ask({ limit: largestPage });
  if (!answer.rows)
    return refusal(`limit=${largestPage}`, answer, 'People can choose 10 to 100 rows per page.');
  const count = answer.rows.length;
  return count < Math.min(largestPage, total) ? shortPage(count, largestPage, total) : undefined;
}

async function endProblem(total: number, limit: number, ask: AskList): Promise<AnswerProblem[] | undefined> {
  const answer = await ask({ skip: total });
  const { rows } = answer;
  if (!rows) return [refusal(`skip=${total}`, answer, pastEnd)];
  if (!rows.length)
    return answer.total === total
      ? undefined
      : wrongTotal(
          total,
          limit,
          askBatch(ask),
          `total is ${total}, and another one past the end of the list.`,
        );
  if (!(await repeatsEnd(rows, total, limit, askBatch(ask)))) return wrongTotal(total, limit, askBatch(ask));
  return [
    wholeAnswerProblem(
      'page-past-end',
      `skip=${total} is past the end, and was answered with rows that come before it.`,
      pastEnd,
    ),
  ];
}

const pastEnd = 'Answer a `skip` past the end with no rows and the same total.';

/** The first answer decides the columns, and after Back that is the answer to a later page. */
async function columnsProblem(
  first: unknown,
  limit: number,
  ask: AskList,
): Promise<AnswerProblem | undefined> {
  const { rows, json } = await ask({ skip: limit });
  const [stated, later] = [columnsIn(first), columnsIn(json)];
  if (!rows?.length || stated === later) return undefined;
  const message = later
    ? `The answer for skip=${limit} has other columns than the first.`
    : `The answer for skip=${limit} has no columns.`;
  return wholeAnswerProblem(
    'columns-change',
    message,
    'Send the same columns with each page: the list may be opened at any of them.',
  );
}

/** The keys of the columns; empty if the answer states none. */
const columnsIn = (json: unknown): string => {
  const { columns } = Object(json) as { readonly columns?: unknown };
  return Array.isArray(columns) ? columns.map(column => String(Object(column).data)).join() : '';
};
