import { HttpError, type RequestError } from './errors.ts';
import { endedAtLogin, sessionExpired } from './session.ts';

/** A whole answer, its redirects followed. */
export interface Received {
  readonly text: string;
  readonly url: string;
  readonly redirected: boolean;
}

/** The answer with its text; throws when it is the sign-in page. */
export function received(answer: Response, text: string, href: string, loginPath?: string): Received {
  const url = answer.url || href; // an answer that was made within the page has no address
  if (endedAtLogin(url, href, loginPath)) throw sessionExpired(url);
  return { text, url, redirected: answer.redirected };
}

/** What an answer with a status of failure means; `posted` when it may have been carried out all the same. */
export function refusal(
  { status, url, redirected }: Response,
  body: unknown,
  { href, loginPath, posted }: { href: string; loginPath: string | undefined; posted: boolean },
): RequestError {
  if (endedAtLogin(url || href, href, loginPath)) return sessionExpired(url);
  if (status === 401) return sessionExpired(loginPath);
  const passedOn = redirected || status === 502 || status === 504;
  return new HttpError(status, body, posted && passedOn);
}
