import type { AskBatch } from './batches.ts';
import type { AskList } from './list-answer.ts';

/** Asks for pages of a host-paged list, which are asked for without their total. [TBL-24] */
export const askBatch =
  (ask: AskList, parameters: Readonly<Record<string, string>> = {}): AskBatch =>
  (limit, skip) =>
    ask({ ...parameters, limit, skip });
