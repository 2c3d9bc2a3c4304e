import { RequestError, SessionExpiredError } from '../../http/errors.ts';
import { SessionEnded } from '../../ui/session-ended.tsx';

// An address of another site, an id that is none, rows without columns.
const mistakes = ['ERR_URL', 'ERR_ID', 'ERR_COLUMNS'];

/** Whether the page has to be mended; the error's message says how. [NET-13] */
export const isMistake = (error: unknown): error is RequestError =>
  error instanceof RequestError && mistakes.includes(error.code);

/** What happened to a list that could not be loaded, in our words. [NET-13] */
export const causeText = (error: unknown): string =>
  isMistake(error) || error instanceof SessionExpiredError ? error.message : 'The list could not be loaded.';

/** The same, with the way to sign in where the session has ended. */
export const Cause = ({ error }: { readonly error: unknown }) =>
  error instanceof SessionExpiredError ? <SessionEnded failure={error} /> : causeText(error);
