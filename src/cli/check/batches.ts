import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import { type ListAnswer, refusal } from './list-answer.ts';
import { idOf } from './rows.ts';

/** Requests a batch. */
export type AskBatch = (limit: number, skip: number, total: number | undefined) => Promise<ListAnswer>;

const maxBatches = 20;
const probe = 10;

/** Loads the batches of a list and checks total, skip, order and repeated ids. */
export async function batchProblems(
  { rows: data, total, json }: ListAnswer,
  limit: number,
  ask: AskBatch,
): Promise<AnswerProblem[]> {
  // A total that cannot be read is a finding about the answer itself.
  if (!data || (total === undefined && hasTotal(json))) return [];
  const problems = sizeProblems(data.length, limit, total);
  if (total === undefined) return problems;
  const end = () => endProblem(total, limit, ask);
  return [...problems, ...((await walkProblems(data, total, limit, ask)) ?? (await end()) ?? [])];
}

const hasTotal = (json: unknown): boolean => (Object(json).total ?? null) !== null;

/** Loads batch after batch; resolves to undefined if they are in order. */
export async function walkProblems(
  first: readonly unknown[],
  total: number,
  limit: number,
  ask: AskBatch,
): Promise<AnswerProblem[] | undefined> {
  const rows = [...first];
  // The element sends no further request for a complete list.
  const disorder = rows.length < total ? await orderProblem(rows, total, ask) : undefined;
  if (disorder) return [disorder];
  for (let count = 0; count < maxBatches && rows.length < total; count += 1) {
    const batch = await ask(limit, rows.length, total);
    const problem = batchProblem(batch, rows, total);
    if (problem) return [problem];
    rows.push(...(batch.rows ?? []));
  }
  return rows.length > total ? wrongTotal(total, limit, ask) : undefined;
}

/** Checks whether rows follow the last one. */
async function endProblem(total: number, limit: number, ask: AskBatch): Promise<AnswerProblem[] | undefined> {
  const { rows } = await ask(limit, total, total);
  return rows?.length && !(await repeatsEnd(rows, total, limit, ask))
    ? wrongTotal(total, limit, ask)
    : undefined;
}

/** Whether rows that were sent for a range past the end have been sent before the end. */
export async function repeatsEnd(
  rows: readonly unknown[],
  total: number,
  limit: number,
  ask: AskBatch,
): Promise<boolean> {
  const last = await ask(limit, Math.max(0, total - limit), total);
  const first = await ask(limit, 0, undefined);
  const known = new Set([...(last.rows ?? []), ...(first.rows ?? [])].map(keyOf));
  return rows.some(row => known.has(keyOf(row)));
}

/** Reports a total, unless the list has changed since it was stated. */
export async function wrongTotal(
  total: number,
  limit: number,
  ask: AskBatch,
  message = `total is ${total}, and more rows follow.`,
): Promise<AnswerProblem[] | undefined> {
  const { total: again } = await ask(limit, 0, undefined);
  if (again !== total) return undefined;
  const fix = 'Send the number of all rows, not of those that are sent.';
  return [{ path: ['total'], rule: 'wrong-total', message, fix }];
}

function sizeProblems(count: number, limit: number, total: number | undefined): AnswerProblem[] {
  if (count > limit)
    return [
      wholeAnswerProblem(
        'limit-ignored',
        `${count} rows were sent for a limit of ${limit}.`,
        'Send at most `limit` rows.',
        'note',
      ),
    ];
  return count < limit || total !== undefined
    ? []
    : [
        wholeAnswerProblem(
          'no-total',
          'The first batch is full and states no total: no further rows are asked for if it is the last one.',
          'Send total, the number of all rows.',
        ),
      ];
}

/** Requests some rows of the first batch again, in a smaller batch. */
async function orderProblem(
  rows: readonly unknown[],
  total: number,
  ask: AskBatch,
): Promise<AnswerProblem | undefined> {
  const skip = Math.floor(rows.length / 2);
  if (rows.length < 2) return undefined;
  const answer = await ask(probe, skip, total);
  const { rows: again } = answer;
  if (!again) return refusal(`skip=${skip}`, answer, answerEach);
  const expected = rows.slice(skip, skip + probe).map(keyOf);
  // If the first batch is short, it ends before the requested range does.
  const found = again.slice(0, expected.length).map(keyOf);
  if (expected.slice(0, found.length).join() === found.join() && found.length) return undefined;
  if (found[0] === keyOf(rows[0]))
    return wholeAnswerProblem('skip-ignored', `skip=${skip} was answered with the first row.`, countRows);
  if (found.length === 0 || (await countsPages(rows, total, ask)))
    return wholeAnswerProblem(
      'skip-ignored',
      `skip=${skip} was not answered with the rows from ${skip + 1} on.`,
      countRows,
    );
  return wholeAnswerProblem(
    'unstable-order',
    'The same rows came in another order when they were asked for again.',
    'Sort by a unique key, such as the id, last.',
  );
}

const answerEach = 'Answer each batch with 200 and {"data": […], "total": …}.';
const countRows = 'Leave out the first `skip` rows: it is a number of rows, not of a page.';

/** Whether the host treats `skip` as a page number: `skip=1` then begins at the first row or after a whole batch. */
async function countsPages(rows: readonly unknown[], total: number, ask: AskBatch): Promise<boolean> {
  const size = Math.min(probe, Math.floor(rows.length / 2));
  const [first] = (await ask(size, 1, total)).rows ?? [];
  return first !== undefined && [rows[0], rows[size]].some(row => row && keyOf(row) === keyOf(first));
}

/** What identifies a row: its id, or all that it has. */
export const keyOf = (row: unknown): string => idOf(row) ?? JSON.stringify(row);

function batchProblem(
  answer: ListAnswer,
  rows: readonly unknown[],
  total: number,
): AnswerProblem | undefined {
  const { rows: batch } = answer;
  if (!batch) return refusal(`skip=${rows.length}`, answer, answerEach);
  if (batch.length === 0)
    return wholeAnswerProblem(
      'short-list',
      `The list ends after ${rows.length} rows, and total is ${total}.`,
      'Send the number of rows that can be loaded.',
    );
  const seen = new Set(rows.map(keyOf));
  const repeated = batch.filter(row => seen.has(keyOf(row))).length;
  if (repeated === batch.length)
    return wholeAnswerProblem(
      'skip-ignored',
      `The batch from row ${rows.length + 1} on repeats rows that were sent.`,
      countRows,
    );
  return repeated
    ? wholeAnswerProblem(
        'repeated-id',
        `${repeated} rows of the batch from row ${rows.length + 1} on have ids of earlier rows.`,
        'Sort by a unique key, and send an id of its own for each row.',
      )
    : undefined;
}
