import { type AskList, keyOf, type ListAnswer, textsUnder, withoutRows } from './list-answer.ts';
import { rangeMistakes, totalMistake } from './ranges.ts';

/** The largest number of rows that people can choose for a page. */
const largestPage = 100;

/** Whether a host pages, searches, sorts and filters as it is asked, by what its own answers prove. [TBL-24] */
export async function* hostPagingMistakes(
  first: ListAnswer,
  limit: number,
  ask: AskList,
): AsyncGenerator<string> {
  const { rows, total, json } = first;
  if (!rows?.length) return;
  if (total === undefined) {
    if ((json.total ?? null) === null)
      yield 'The answer has no "total", so that the number of pages is unknown. Send the number of rows that match the search and the filters.';
    return;
  }
  yield* sizeMistakes(rows.length, limit, total);
  if (!(yield* pageMistakes(first, limit, ask))) return;
  yield* queryMistakes(first, ask);
}

function* sizeMistakes(count: number, limit: number, total: number): Generator<string> {
  if (count > limit) yield `${count} rows are sent for limit=${limit}. Send one page, from "skip" on.`;
  if (count < Math.min(limit, total))
    yield `${count} rows are sent for limit=${limit}, and "total" is ${total}. Send as many as "limit" says, up to ${largestPage}.`;
}

/** Returns whether other pages can be asked for at all. */
async function* pageMistakes(
  first: ListAnswer,
  limit: number,
  ask: AskList,
): AsyncGenerator<string, boolean> {
  const { rows = [], total = 0, json } = first;
  const known = yield* rangeMistakes(first, ask);
  if (!known) return false;
  if (rows.length === limit && total > limit) {
    const large = await ask({ limit: largestPage });
    if (!large.rows) yield withoutRows(`limit=${largestPage}`, large);
    else yield* sizeMistakes(large.rows.length, largestPage, total);
    const second = await ask({ skip: limit });
    if (columnsIn(second.json) !== columnsIn(json))
      yield 'The second page has other columns than the first. Send the same with each page: the list may be opened at any of them.';
  }
  const after = await ask({ skip: total });
  const tooSmall = await totalMistake(first, after.rows ?? [], known, ask);
  if (!after.rows) yield withoutRows(`skip=${total}`, after);
  else if (tooSmall) yield tooSmall;
  // The list may have changed meanwhile.
  else if ((after.rows.length || after.total !== total) && (await ask({})).total === total)
    yield after.rows.length
      ? `skip=${total} is past the end, and is answered with rows. Answer with none, and the same total.`
      : `"total" is ${total}, and another number past the end of the list. Send the same with each page.`;
  return true;
}

/** The keys of the columns; empty if the answer states none. */
const columnsIn = ({ columns }: ListAnswer['json']): string =>
  Array.isArray(columns) ? columns.map(column => String(Object(column).data)).join() : '';

/** A search text that matches no row. */
const unmatched = 'zqxjkvzq';
const maxFilters = 8;

/** Whether a host reads search, order and filters at all: one question about each. [TBL-24] */
async function* queryMistakes(first: ListAnswer, ask: AskList): AsyncGenerator<string> {
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
