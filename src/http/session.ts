import { sameOriginUrl } from '../domain/platform/same-origin.ts';
import { SessionExpiredError } from './errors.ts';

let toldOnPage = false;

/** The error of a call that found the session ended; the first of the page says so. */
export function sessionExpired(signIn: string | undefined, outcomeUnknown?: boolean): SessionExpiredError {
  const firstOnPage = !toldOnPage;
  toldOnPage = true;
  const signInUrl = signIn && sameOriginUrl(signIn, location.href);
  return new SessionExpiredError(firstOnPage, signInUrl, outcomeUnknown);
}

/** A call was answered as asked, so the next session that ends is news again. */
export function sessionLives(): void {
  toldOnPage = false;
}
