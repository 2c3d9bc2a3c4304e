import type { AskList, ListAnswer } from './list-answer.ts';
import { rangeMistakes, totalMistake } from './ranges.ts';

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
