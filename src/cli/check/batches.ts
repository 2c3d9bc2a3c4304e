import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import { idOf, isRecord } from './rows.ts';

/** Loads a batch; resolves with undefined if the host did not answer with one. */
export type AskBatch = (
  limit: number,
  skip: number,
  total: number | undefined,
) => Promise<readonly unknown[] | undefined>;

const maxBatches = 20;
const probe = 10;

/** Loads the batches of a list and checks total, skip, order and repeated ids. */
export async function batchProblems(first: unknown, limit: number, ask: AskBatch): Promise<AnswerProblem[]> {
  if (!isRecord(first) || !Array.isArray(first.data)) return [];
  const rows: unknown[] = [...first.data];
  const total = Number(first.total ?? Number.NaN);
  const problems = sizeProblems(rows.length, limit, total);
  // The element sends no further request for a complete list.
  if (rows.length < total) {
    const disorder = await orderProblems(rows, total, ask);
    if (disorder.length) return [...problems, ...disorder];
  }
  for (let count = 0; count < maxBatches && rows.length < total; count += 1) {
    const batch = await ask(limit, rows.length, total);
    const problem = batch && batchProblem(batch, rows, total);
    if (!batch) return problems;
    if (problem) return [...problems, problem];
    rows.push(...batch);
  }
  return problems;
}

function sizeProblems(count: number, limit: number, total: number): AnswerProblem[] {
  if (count > limit)
    return [
      wholeAnswerProblem(
        'limit-ignored',
        `${count} rows were sent for a limit of ${limit}.`,
        'Send at most `limit` rows.',
        'note',
      ),
    ];
  if (count < limit) return [];
  if (Number.isNaN(total))
    return [
      wholeAnswerProblem(
        'no-total',
        'The first batch is full and states no total: no further rows are asked for if it is the last one.',
        'Send total, the number of all rows.',
      ),
    ];
  return count === total
    ? [
        wholeAnswerProblem(
          'total-is-batch',
          `The first batch is full, and total is just as many, ${count}: further rows are not loaded.`,
          'Send the number of all rows, not of the batch.',
          'note',
        ),
      ]
    : [];
}

/** Requests some rows of the first batch again, in a smaller batch. */
async function orderProblems(
  rows: readonly unknown[],
  total: number,
  ask: AskBatch,
): Promise<AnswerProblem[]> {
  const skip = Math.floor(rows.length / 2);
  const again = rows.length > 1 ? await ask(probe, skip, total) : undefined;
  if (!again) return [];
  const expected = rows.slice(skip, skip + probe).map(keyOf);
  // If the first batch is short, it ends before the requested range does.
  const found = again.slice(0, expected.length).map(keyOf);
  if (expected.join() === found.join()) return [];
  if (found[0] === keyOf(rows[0]))
    return [wholeAnswerProblem('skip-ignored', `skip=${skip} was answered with the first row.`, countRows)];
  if (found.length === 0 || (await countsPages(rows, total, ask)))
    return [
      wholeAnswerProblem(
        'skip-ignored',
        `skip=${skip} was not answered with the rows from ${skip + 1} on.`,
        countRows,
      ),
    ];
  return [
    wholeAnswerProblem(
      'unstable-order',
      'The same rows came in another order when they were asked for again.',
      'Sort by a unique key, such as the id, last.',
    ),
  ];
}

const countRows = 'Leave out the first `skip` rows: it is a number of rows, not of a page.';

/** Whether the host treats `skip` as a page number: `skip=1` then begins at the first row or after a whole batch. */
async function countsPages(rows: readonly unknown[], total: number, ask: AskBatch): Promise<boolean> {
  const [first] = (await ask(probe, 1, total)) ?? [];
  return first !== undefined && [rows[0], rows[probe]].some(row => row && keyOf(row) === keyOf(first));
}

const keyOf = (row: unknown): string => idOf(row) ?? JSON.stringify(row);

function batchProblem(
  batch: readonly unknown[],
  rows: readonly unknown[],
  total: number,
): AnswerProblem | undefined {
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
