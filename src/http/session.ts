import { sameOriginUrl } from '../domain/platform/same-origin.ts';
import { SessionExpiredError } from './errors.ts';

let hasReported = false;

/** The error of a call that found the session ended; `firstOnPage` is true for the first one. */
export function sessionExpiredError(
  signIn: string | undefined,
  outcomeUnknown?: boolean,
): SessionExpiredError {
  const firstOnPage = !hasReported;
  hasReported = true;
  const signInUrl = signIn && sameOriginUrl(signIn, location.href);
  return new SessionExpiredError(firstOnPage, signInUrl, outcomeUnknown);
}

/** Notes that a call succeeded: the next ended session is reported again. */
export function markSessionAlive(): void {
  hasReported = false;
}
