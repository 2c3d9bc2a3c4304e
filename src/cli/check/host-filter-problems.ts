import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import {
  type AskList,
  type ListAnswer,
  lastRowProblem,
  type Row,
  recordsIn,
  refusal,
  shownIn,
} from './list-answer.ts';

const mostFilters = 8;

/** Checks the filters whose choices the host states, with one choice each. [TBL-24] */
export async function filterProblems(
  first: ListAnswer,
  isPaging: boolean,
  ask: AskList,
): Promise<AnswerProblem[]> {
  const rows = recordsIn(first);
  const { filters } = Object(first.json) as { readonly filters?: unknown };
  const found: (AnswerProblem | undefined)[] = [];
  for (const [key, choices] of Object.entries(Object(filters)).slice(0, mostFilters)) {
    const value = choiceToTry(choices, key, rows);
    if (value !== undefined && rows.some(row => key in row))
      found.push(await filterProblem({ key, value, rows, isPaging }, ask));
  }
  return found.filter(problem => problem !== undefined);
}

/** A choice that some rows of the first page have, if there is one. */
function choiceToTry(choices: unknown, key: string, rows: readonly Row[]): string | undefined {
  const texts = Array.isArray(choices)
    ? choices.filter(choice => /^(string|number)$/.test(typeof choice)).map(String)
    : [];
  return texts.find(text => rows.some(row => shownIn(row[key]) === text)) ?? texts[0];
}

interface TriedFilter {
  readonly key: string;
  readonly value: string;
  /** The first rows without it. */
  readonly rows: readonly Row[];
  readonly isPaging: boolean;
}

async function filterProblem(
  { key, value, rows, isPaging }: TriedFilter,
  ask: AskList,
): Promise<AnswerProblem | undefined> {
  const name = `filter[${key}]`;
  const answer = await ask({ [name]: value });
  if (!answer.rows)
    return refusal(
      name,
      answer,
      `Answer it with the rows whose "${key}" has this value, as "filters" lists it.`,
    );
  const ignored = (message: string) =>
    wholeAnswerProblem(
      'filter-ignored',
      message,
      `Send the rows whose "${key}" is the value of the filter, as "filters" lists it, and no others.`,
    );
  if (recordsIn(answer).some(row => !isSameText(shownIn(row[key]), value)))
    return ignored(`${name} brings rows with other values than the one asked for.`);
  const index = rows.findIndex(row => shownIn(row[key]) === value);
  if (index >= 0 && !answer.rows.length)
    return ignored(`${name} brings no rows for the value that row ${index + 1} has.`);
  return isPaging ? lastRowProblem(ask, { [name]: value }, answer.total, name) : undefined;
}

// Hosts may write a choice in another way than its cells, such as `In Review` for `inReview`.
const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase();
