import { lastRowMistakes } from './host-search.ts';
import { type AskList, type ListAnswer, type Row, recordsIn, shownIn, withoutRows } from './list-answer.ts';

const maxFilters = 8;

/** What is wrong with the filters whose choices the host states, by one choice each. [TBL-24] */
export async function* filterMistakes(first: ListAnswer, ask: AskList): AsyncGenerator<string> {
  const rows = recordsIn(first);
  for (const [key, choices] of Object.entries(Object(first.json.filters)).slice(0, maxFilters)) {
    const value = choiceToTry(choices, key, rows);
    if (value !== undefined && rows.some(row => key in row)) yield* mistakesOf(key, value, rows, ask);
  }
}

/** A choice that some rows of the first page have, if there is one. */
function choiceToTry(choices: unknown, key: string, rows: readonly Row[]): string | undefined {
  const texts = Array.isArray(choices)
    ? choices.filter(choice => /^(string|number)$/.test(typeof choice)).map(String)
    : [];
  return texts.find(text => rows.some(row => shownIn(row[key]) === text)) ?? texts[0];
}

async function* mistakesOf(
  key: string,
  value: string,
  rows: readonly Row[],
  ask: AskList,
): AsyncGenerator<string> {
  const name = `filter[${key}]`;
  const answer = await ask({ [name]: value });
  const wanted = `Send the rows whose "${key}" is the value of the filter, as "filters" lists it, and no others.`;
  if (!answer.rows) yield withoutRows(name, answer);
  else if (recordsIn(answer).some(row => plain(shownIn(row[key])) !== plain(value)))
    yield `${name} brings rows with other values than the one asked for. ${wanted}`;
  else if (!answer.rows.length && rows.some(row => shownIn(row[key]) === value))
    yield `${name} brings no rows for a value that rows have. ${wanted}`;
  else yield* lastRowMistakes({ [name]: value }, name, ask);
}

// Hosts may write a choice in another way than its cells, such as `In Review` for `inReview`.
const plain = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase();
