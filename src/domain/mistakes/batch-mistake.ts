import { mistakes } from './mistakes.ts';
import { type AskedBatch, isTotalTooSmall } from './odd-batch.ts';

/** What is wrong with the total of an odd batch. */
export const batchMistake = (batch: AskedBatch): string =>
  isTotalTooSmall(batch)
    ? mistakes['total-too-small'](`${batch.skip + batch.count}`, `${batch.total}`)
    : mistakes['total-is-batch'](`${batch.count}`);
