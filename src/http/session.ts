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
  if (!loginPath) return usualLogin.test(pathname);
  const { pathname: login } = new URL(loginPath, url);
  return `${pathname}/`.startsWith(login.replace(/\/*$/, '/'));
}

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
