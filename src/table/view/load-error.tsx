import { SessionExpiredError } from '../../http/errors.ts';
import { isSetupMistake } from '../../http/setup-mistake.ts';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';
import { texts } from './texts.ts';

/** Why a list could not be loaded: the error's own message where it helps the reader, otherwise a general one. [NET-13] */
export const loadErrorText = (error: unknown): string =>
  isSetupMistake(error) || error instanceof SessionExpiredError ? error.message : texts.messages.notLoaded;

/** The same text, with a link to sign in when the session has expired. */
export const LoadError = ({ error }: { readonly error: unknown }) =>
  error instanceof SessionExpiredError ? <SessionEnded failure={error} /> : loadErrorText(error);
