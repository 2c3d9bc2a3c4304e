import { asking } from './asking.ts';
import { sendBatch } from './send-batch.ts';

/** Asks for a batch of a table's rows; as `ask`, but without ky, which a page with only tables need not download. */
export const askBatch = asking(sendBatch);
