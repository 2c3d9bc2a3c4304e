import { queryMistakes } from './host-queries.ts';
import { type AskList, type ListAnswer, withoutRows } from './list-answer.ts';
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
