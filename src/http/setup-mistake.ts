import { RequestError } from './errors.ts';

// An address of another site, an id that is none, rows without columns.
const mistakes = ['ERR_URL', 'ERR_ID', 'ERR_COLUMNS'];

/** A failure that asking again does not mend. */
type Mistake = RequestError & { readonly code: 'ERR_URL' | 'ERR_ID' | 'ERR_COLUMNS' };

/** Whether the page has to be mended; the error's message says how, and asking again mends nothing. [NET-13] */
export const isSetupMistake = (error: unknown): error is Mistake =>
  error instanceof RequestError && mistakes.includes(error.code);
