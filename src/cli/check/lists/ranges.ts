import { type AskList, keyOf, type ListAnswer, withoutRows } from './list-answer.ts';

const maxBatches = 5;

const countRows = '"skip" counts rows, not pages.';

/**
 * Loads a list range by range, and finds where a host does not leave out `skip` rows, or changes the order. Returns the
 * rows that it has seen, unless there is a mistake.
 */
export async function* rangeMistakes(
  { rows: first = [], total = 0 }: ListAnswer,
  ask: AskList,
): AsyncGenerator<string, ReadonlySet<string> | undefined> {
  const keys = first.map(keyOf);
  const known = new Set(keys);
  // The element sends no further request for a complete list.
  if (keys.length >= total || !keys.length) return known;
  const middle = Math.floor(keys.length / 2);
  const again = await ask({ skip: middle });
  const mistake = againMistake(keys, middle, again);
  if (mistake) return void (yield mistake);
  for (let batch = 0, skip = keys.length; batch < maxBatches && skip < total; batch += 1) {
    const answer = await ask({ skip });
    const next = answer.rows?.map(keyOf);
    const repeated = next?.filter(key => known.has(key)).length ?? 0;
    if (!next) return void (yield withoutRows(`skip=${skip}`, answer));
    if (!next.length)
      return void (yield `The list ends after ${skip} rows, and "total" is ${total}. Send the number of rows that can be loaded.`);
    if (repeated === next.length)
      return void (yield `skip=${skip} is answered with rows that came before. ${countRows}`);
    if (repeated)
      return void (yield `skip=${skip} is answered with ${repeated} rows that came before. Sort by a unique key last, and send an id of its own for each row.`);
    for (const key of next) known.add(key);
    skip += next.length;
  }
  return known;
}

/** Compares rows of the first range with those that come when they are asked for again. */
function againMistake(keys: readonly string[], skip: number, answer: ListAnswer): string | undefined {
  if (!answer.rows) return withoutRows(`skip=${skip}`, answer);
  const expected = keys.slice(skip);
  // If the first range is short, it ends before the one that is asked for does.
  const found = answer.rows.map(keyOf).slice(0, expected.length);
  if (found.length && found.every((key, index) => key === expected[index])) return undefined;
  const isOtherOrder = found[0] !== keys[0] && found.some(key => keys.includes(key));
  return isOtherOrder
    ? 'Rows came in another order when they were requested again. Sort by a unique key, such as the id, last.'
    : `skip=${skip} is not answered with the rows from the ${skip + 1}th on. ${countRows}`;
}

/** The mistake that rows follow the last one by `total`. `after` are rows past the end, `known` those of the list. */
export async function totalMistake(
  { total = 0, rows = [] }: ListAnswer,
  after: readonly unknown[],
  known: ReadonlySet<string>,
  ask: AskList,
): Promise<string | undefined> {
  // Too many rows in the first range are a finding of their own.
  if (!after.length || rows.length > total) return undefined;
  // Hosts may answer a range past the end with the last one, and a list may have grown meanwhile.
  const last = await ask({ skip: Math.max(0, total - rows.length) });
  const all = new Set([...known, ...(last.rows ?? []).map(keyOf)]);
  const isLonger = known.size > total || !after.some(row => all.has(keyOf(row)));
  if (!isLonger || (await ask({ skip: 0 })).total !== total) return undefined;
  return `"total" is ${total}, and more rows follow. Send the number of all rows, not of those that are sent.`;
}

/** What is wrong with the batches in which a list is loaded that the browser then holds. */
export async function* batchMistakes(first: ListAnswer, limit: number, ask: AskList): AsyncGenerator<string> {
  const { rows, total, json } = first;
  if (!rows) return;
  if (total !== undefined) {
    // Elements repeat the total with each further batch.
    const known = yield* rangeMistakes(first, parameters => ask({ limit, total, ...parameters }));
    if (!known) return;
    const { rows: after = [] } = await ask({ limit, skip: total, total });
    const mistake = await totalMistake(first, after, known, ask);
    if (mistake) yield mistake;
  } else if (rows.length >= limit && (json.total ?? null) === null)
    yield 'The first batch is full and states no "total": if there are more rows, they are not loaded. Send the number of all rows.';
}
