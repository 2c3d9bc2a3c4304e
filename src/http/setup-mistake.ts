import type { ErrorCode } from '../domain/error-codes.ts';
import { RequestError } from './errors.ts';

// An address of another site, an unusable id, rows without columns.
const setupMistakeCodes: readonly ErrorCode[] = ['ERR_URL', 'ERR_ID', 'ERR_COLUMNS'];

/** A failure that a retry cannot fix. */
type SetupMistake = RequestError & { readonly code: 'ERR_URL' | 'ERR_ID' | 'ERR_COLUMNS' };

/** Whether an error can only be fixed in the page's template; its message says how, and a retry is useless. [NET-13] */
export const isSetupMistake = (error: unknown): error is SetupMistake =>
  error instanceof RequestError && setupMistakeCodes.includes(error.code);
