import { SessionExpiredError } from '../../http/errors.ts';
import { isSetupMistake } from '../../http/setup-mistake.ts';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';

/** What happened to a list that could not be loaded, in our words. [NET-13] */
export const causeText = (error: unknown): string =>
  isSetupMistake(error) || error instanceof SessionExpiredError
    ? error.message
    : 'The list could not be loaded.';

/** The same, with the way to sign in where the session has ended. */
export const Cause = ({ error }: { readonly error: unknown }) =>
  error instanceof SessionExpiredError ? <SessionEnded failure={error} /> : causeText(error);
