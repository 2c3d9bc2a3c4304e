import { batchFrom, numbersTo } from '../../tests/support/answers/batches.ts';
import { payments } from '../../tests/support/answers/payments.ts';

/** Answers a table's request for a batch, from a list of that many payments. */
export const paymentsTo = (count: number, request: Request): Response =>
  batchFrom(payments, numbersTo(count), request);
