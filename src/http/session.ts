import { sameOriginUrl } from '../domain/same-origin.ts';
import { SessionExpiredError } from './errors.ts';

const usualLogin = /\/(login|signin|sign-in|auth|sso)(\.\w+)?(\/|$)/i;
let toldOnPage = false;

/** Whether a call ended at the sign-in page; one that was itself sent to such a path cannot tell. */
export function endedAtLogin(final: string, requested: string, loginPath?: string): boolean {
  return isLogin(final, loginPath) && !isLogin(requested, loginPath);
}

function isLogin(url: string, loginPath: string | undefined): boolean {
  const { pathname } = new URL(url);
  return loginPath ? `${pathname}/`.startsWith(loginPath.replace(/\/*$/, '/')) : usualLogin.test(pathname);
}

/** The error of a call that found the session ended; the first of the page says so. */
export function sessionExpired(
  signIn: string | undefined,
  circumstances?: { outcomeUnknown: boolean },
): SessionExpiredError {
  const firstOnPage = !toldOnPage;
  toldOnPage = true;
  const signInUrl = signIn && sameOriginUrl(signIn, location.href);
  return new SessionExpiredError(firstOnPage, signInUrl, circumstances);
}

/** A call was answered as asked, so the next session that ends is news again. */
export function sessionLives(): void {
  toldOnPage = false;
}
