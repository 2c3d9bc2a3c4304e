import { tryParseJson } from '../domain/json.ts';
import { sameOriginUrl, siteUrl } from '../platform/address.ts';
import { session } from '../platform/session.ts';
import type { ReceivedAnswer } from './body.ts';
import {
  HttpError,
  isHtml,
  type Outcome,
  RequestError,
  refusesToken,
  SessionExpiredError,
} from './errors.ts';
import type { CallRequest } from './request.ts';

/**
 * The failure that an answer to a call of this URL stands for before its body is parsed: an ended session or an error status.
 * `hasToken`: whether a CSRF token was sent with it. [NET-15]
 */
export function failureOf(
  received: ReceivedAnswer,
  requestedUrl: string,
  { endpoint: { method }, page: { loginPath } }: CallRequest,
  hasToken: boolean,
): RequestError | undefined {
  const { ok, status, text, url, redirected } = received;
  const isAtSignIn = isSignIn(url, requestedUrl, loginPath);
  const outcome = outcomeOf(method, received, isAtSignIn);
  const json = ok ? undefined : tryParseJson(text);
  const error = new HttpError(outcome, status, json);
  const isPost = method === 'POST';
  if (isPost && !isAtSignIn && error.freshToken) return error;
  const isSignInPage = isAtSignIn || (isHtml(text) && asksForPassword(text));
  if (isSignInPage || status === 401) {
    const signIn = isSignInPage && redirected ? url : loginPath || namedSignIn(json, requestedUrl);
    return sessionExpiredError(outcome, signIn);
  }
  // After a redirect, another page refuses the token: what was posted may have been carried out.
  const isTokenRefused = outcome === 'not done' && json === undefined && refusesToken(status);
  if (isPost && hasToken && isTokenRefused) return pageExpired(outcome, status);
  return ok ? undefined : error;
}

/**
 * The outcome of a request that was sent and has no good answer: nobody knows that of a POST, unless the host refuses it or
 * asks to sign in instead. [NET-19] [NET-22] [NET-24]
 */
export const outcomeOf = (method: 'GET' | 'POST', answer?: ReceivedAnswer, isAtSignIn = false): Outcome =>
  method === 'GET' || isAtSignIn || (answer && refuses(answer)) ? 'not done' : 'unknown';

/**
 * 408 and every 5xx may come from a proxy, or from a host that failed after it had saved; after a redirect, the status is
 * that of another page.
 */
const refuses = ({ status, redirected }: ReceivedAnswer): boolean =>
  status >= 400 && status < 500 && status !== 408 && !redirected;

/** The host refused the CSRF token of a POST with a page of its own. Nothing was carried out. [NET-25] */
const pageExpired = (outcome: Outcome, status: number): RequestError =>
  new RequestError(`HTTP_${status}`, outcome, {
    text: 'pageExpired',
    expected: 'the CSRF token has expired, or the host does not read X-CSRF-Token',
  });

/** The address of this site at which a 401 says that people sign in. [NET-28] */
function namedSignIn(json: unknown, requestedUrl: string): string | undefined {
  const { signIn } = Object(json);
  return signIn && typeof signIn === 'string' ? sameOriginUrl(signIn, requestedUrl) : undefined;
}

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

/**
 * Whether the JSON of an answer with a status of success says that the call failed. A POST then was not carried out,
 * whatever else the answer says: `{"isSuccess": false}`, `{"status": "rejected"}`, `{"violations": [...]}`. Keys are
 * read in any case, and one level down, too. A decision on a payment may answer with the status that it has set, so
 * `denied` does not mean there that it failed. [NET-19] [NET-22]
 */
export function reportsFailure(json: unknown, isDecision = false): boolean {
  const { data, result } = Object(json);
  const statements = Array.isArray(json) ? json.slice(0, 1) : [json, data, result];
  const words = isDecision ? failureWords : refusalWords;
  return statements
    .flatMap(statementsIn)
    .some(([statement, value]) => isFailure(statement, value, words) || isErrorCode(statement, value));
}

/** The keys of an object in lower case, without a leading `is`, with their values. */
export const statementsIn = (json: unknown): [string, unknown][] =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? Object.entries(json).map(([key, value]) => [key.toLowerCase().replace(/^is_?/, ''), value])
    : [];

/** Whether a key and its value say that something failed. */
export function isFailure(statement: string, value: unknown, words: RegExp): boolean {
  if (/^(success|ok|result|saved|removed)$/.test(statement) && isNegative(value)) return true;
  if (/^(status|result)$/.test(statement) && isWord(value, words)) return true;
  // "default" ends in "fault".
  const isAboutFailure =
    /(errors?|exception|(?<!de)fault|violations|failures|failed)$/.test(statement) ||
    /^error_?(message|msg|text|description|details?)$/.test(statement);
  return isAboutFailure && isFilled(value);
}

const isErrorCode = (statement: string, value: unknown): boolean =>
  /^(status|statuscode|code)$/.test(statement) && typeof value === 'number' && value >= 400;

/** The words of a status that mean a failure in any answer. */
export const failureWords = /^(error|fail.*)$/;
/** Those that mean one unless the post has set the status. */
const refusalWords = /^(error|fail.*|rejected|denied|invalid|refused|forbidden)$/;

const isNegative = (value: unknown): boolean =>
  value === false || value === 0 || isWord(value, /^(0|false|no|error|fail.*)$/);

/** Whether a value is a text that these words match. */
export const isWord = (value: unknown, words: RegExp): boolean =>
  typeof value === 'string' && words.test(value.trim().toLowerCase());

/** Whether a list of errors, or a single one, has any content. */
export const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
