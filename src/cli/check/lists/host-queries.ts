import { type AskList, keyOf, type ListAnswer, textsUnder, withoutRows } from './list-answer.ts';

/** A search text that matches no row. */
const unmatched = 'zqxjkvzq';
const maxFilters = 8;

/** Whether a host reads search, order and filters at all: one question about each. [TBL-24] */
export async function* queryMistakes(first: ListAnswer, ask: AskList): AsyncGenerator<string> {
  yield* searchMistakes(ask);
  yield* sortMistakes(first, ask);
  for (const [key, choices] of Object.entries(Object(first.json.filters)).slice(0, maxFilters)) {
    const [value] = Array.isArray(choices) ? choices : [];
    const isShown = textsUnder(key, first).some(Boolean);
    if (isShown && value !== undefined) yield* filterMistakes(key, String(value), ask);
  }
}

async function* searchMistakes(ask: AskList): AsyncGenerator<string> {
  const none = await ask({ search: unmatched });
  if (!none.rows) return yield withoutRows('A search that finds nothing', none);
  if (none.rows.length || none.total !== 0)
    return yield `A search for "${unmatched}" finds rows, or its total is not 0. Send the rows that contain each word of "search", in whichever column, and count those in "total".`;
  if (!(await ask({ search: `${unmatched}'"` })).rows)
    yield `A search for ' and " fails. Never write what a request sends into SQL: bind it as a value.`;
}

/** Asks for both orders of the first column whose values differ on the first page. */
async function* sortMistakes(first: ListAnswer, ask: AskList): AsyncGenerator<string> {
  const key = sortableKeys(first).find(each => differIn(first, each));
  if (key === undefined) return;
  const up = await ask({ sort: key, order: 'asc' });
  const down = await ask({ sort: key, order: 'desc' });
  const keysOf = ({ rows = [] }: ListAnswer) => rows.map(keyOf).join();
  if (!up.rows || !down.rows) yield withoutRows(`sort=${key}`, up.rows ? down : up);
  else if (keysOf(up) === keysOf(down) && differIn(up, key))
    yield `sort=${key} brings the same rows for order=asc and order=desc. Sort the list by the column that "sort" names, in the direction of "order", and by a unique key last.`;
}

/** The columns of the answer that can have an order: not those of controls, nor without a title. */
const sortableKeys = ({ json: { columns } }: ListAnswer): string[] =>
  (Array.isArray(columns) ? columns : [])
    .map(Object)
    .filter(({ title, type }) => title !== '' && !/^(actions|delete)$/.test(type))
    .map(({ data }) => String(data));

const differIn = (answer: ListAnswer, key: string): boolean =>
  new Set(textsUnder(key, answer).map(plain)).size > 1;

async function* filterMistakes(key: string, value: string, ask: AskList): AsyncGenerator<string> {
  const name = `filter[${key}]`;
  const answer = await ask({ [name]: value });
  if (!answer.rows) yield withoutRows(name, answer);
  else if (textsUnder(key, answer).some(text => plain(text) !== plain(value)))
    yield `${name} brings rows with other values than the one asked for. Send the rows whose "${key}" is the value of the filter, as "filters" lists it, and no others.`;
}

// Hosts may write a choice in another way than its cells, such as `In Review` for `inReview`.
const plain = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase();
