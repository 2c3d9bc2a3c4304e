import { asking } from './asking.ts';
import { send } from './send.ts';

/** Asks for a lookup or a single thing, through ky. */
export const ask = asking(send);
