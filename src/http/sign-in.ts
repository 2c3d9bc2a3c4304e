import { siteUrl } from '../platform/page-address.ts';
import { session } from '../platform/session.ts';
import { SessionExpiredError } from './errors.ts';
import type { Outcome } from './outcome.ts';

const commonLoginPath = /\/(log-?in|logon|sign[-_]?in|signon|auth|sso|cas|wp-login|sessions?\/new)(\.\w+)?$/i;

/** Whether a call ended at a sign-in page instead of the requested URL. [NET-15] */
export function isSignIn(finalUrl: string, requestedUrl: string, loginPath: string | undefined): boolean {
  const path = normalizedPath(finalUrl);
  if (path === normalizedPath(requestedUrl)) return false;
  const loginUrl = loginPath && siteUrl(loginPath);
  return commonLoginPath.test(path) || (!!loginUrl && isWithin(normalizedPath(loginUrl), path));
}

/** The path of a URL without path parameters (`;jsessionid=…`) and trailing slashes. */
const normalizedPath = (url: string): string =>
  new URL(url).pathname.replace(/;[^/]*/g, '').replace(/\/+$/, '');

const isWithin = (folder: string, path: string): boolean =>
  folder ? `${path}/`.startsWith(`${folder}/`) : !path;

/** Whether an HTML page has a password field. [NET-15] */
export function asksForPassword(html: string): boolean {
  // Field by field: a single expression would take quadratic time on a hostile page.
  // Stryker disable next-line ArrayDeclaration: the text has no type.
  const fields = html.match(/<input\b(?:[^>"']+|"[^"]*"|'[^']*')*/gi) ?? [];
  return fields.some(field => /[\s"'/]type\s*=\s*["']?password\b/i.test(field));
}

/** The error of a call that found the session ended; `signIn` is the address at which people sign in. */
export function sessionExpiredError(
  outcome: Outcome,
  signIn: string | undefined,
  expected?: string,
): SessionExpiredError {
  return new SessionExpiredError(outcome, session().markEnded(), signIn && siteUrl(signIn), expected);
}
