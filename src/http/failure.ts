import { isPage, jsonOrNothing } from './answer.ts';
import { HttpError, type RequestError } from './errors.ts';
import type { Received } from './request-attempts.ts';
import { sessionExpired } from './session.ts';
import { asksForPassword, isSignIn } from './sign-in.ts';

interface Circumstances {
  /** The address that was asked. */
  readonly asked: string;
  readonly loginPath: string | undefined;
  /** It may have been carried out all the same. */
  readonly isPost: boolean;
}

/** What is wrong with an answer before it is read: the session has ended, or its status is one of failure. [NET-15] */
export function failureOf(
  received: Received,
  { asked, loginPath, isPost }: Circumstances,
): RequestError | undefined {
  const { ok, status, text, url, redirected } = received;
  const hasEnded = status === 401 || isSignIn(url, asked, loginPath);
  if (hasEnded || (isPage(text) && asksForPassword(text)))
    return sessionExpired(redirected ? url : loginPath, isPost && !hasEnded);
  const passedOn = redirected || status === 502 || status === 504;
  return ok ? undefined : new HttpError(status, jsonOrNothing(text), isPost && passedOn);
}
