import { sameOriginUrl } from '../platform/same-origin.ts';
import { isHtml, tryParseJson } from './answer.ts';
import { HttpError, RequestError, refusesToken } from './errors.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { ReceivedAnswer } from './send.ts';
import { asksForPassword, isSignIn, sessionExpiredError } from './sign-in.ts';

export interface CallContext {
  readonly requestedUrl: string;
  readonly loginPath: string | undefined;
  readonly method: 'GET' | 'POST';
  /** Whether a CSRF token was sent with it. */
  readonly hasToken: boolean;
}

/** The failure that an answer stands for before its body is parsed: an ended session or an error status. [NET-15] */
export function failureOf(
  received: ReceivedAnswer,
  { requestedUrl, loginPath, method, hasToken }: CallContext,
): RequestError | undefined {
  const { ok, status, text, url, redirected } = received;
  const isAtSignIn = isSignIn(url, requestedUrl, loginPath);
  const says = isAtSignIn ? 'sign-in' : undefined;
  const outcome = outcomeOf({ method, stage: 'answered', response: { status, redirected, says } });
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

/** The host refused the CSRF token of a POST with a page of its own. Nothing was carried out. [NET-25] */
const pageExpired = (outcome: Outcome, status: number): RequestError =>
  new RequestError(`HTTP_${status}`, outcome, {
    text: 'pageExpired',
    expected: 'the CSRF token has expired, or the host does not read the header X-CSRF-Token',
  });

/** The address of this site at which a 401 says that people sign in. [NET-28] */
function namedSignIn(json: unknown, requestedUrl: string): string | undefined {
  const { signIn } = Object(json);
  return signIn && typeof signIn === 'string' ? sameOriginUrl(signIn, requestedUrl) : undefined;
}
