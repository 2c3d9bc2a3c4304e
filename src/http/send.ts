import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { wholeText } from './body.ts';
import type { Budget } from './budget.ts';
import { readHeaders, takeEarly } from './early.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import { type Received, received, refusal } from './received.ts';
import { sessionExpired } from './session.ts';

interface Outgoing {
  readonly budget: Budget;
  readonly signal?: AbortSignal | undefined;
  readonly loginPath?: string | undefined;
}

/** What the attempts at one request have shown so far. */
interface Attempts {
  text: string;
  /** An answer began; if there is a failure, it broke off. */
  begun: boolean;
  /** No answer came: the next attempt looks whether a redirect stands before it. */
  suspect: boolean;
  /** There is a redirect that cannot be followed, to another site. */
  leadsAway: boolean;
}

/**
 * Sends a GET and reads the whole answer, within its budget. [NET-12]
 *
 * It is tried up to three times (no connection, 408, 429, 500, 502, 503, 504). An answer that breaks off is asked for
 * once more. Nothing follows a redirect to another site: one that is met has lost its session to
 * a sign-on service. Rejects with a `RequestError`, or with the signal's reason when it was aborted.
 */
export async function send(href: string, outgoing: Outgoing): Promise<Received> {
  const { loginPath } = outgoing;
  const attempts = { text: '', begun: false, suspect: false, leadsAway: false };
  try {
    return received(await exchange(href, outgoing, attempts), attempts.text, href, loginPath);
  } catch (error) {
    if (attempts.leadsAway && isConnectionLost(error)) throw sessionExpired(loginPath);
    throw failureOf(error, href, loginPath);
  }
}

function exchange(href: string, { budget, signal }: Outgoing, attempts: Attempts) {
  return ky(href, {
    signal,
    headers: readHeaders,
    mode: 'same-origin',
    timeout: budget.perTry,
    totalTimeout: budget.total,
    retry: {
      limit: 2,
      statusCodes: [408, 429, 500, 502, 503, 504],
      maxRetryAfter: 10_000,
      retryOnTimeout: budget.retryTimeout,
      delay: count => budget.pause * count,
      jitter: true,
      shouldRetry: ({ error, retryCount }) => mayRepeat(error, retryCount, attempts, budget),
    },
    fetch: async input => {
      const request = input as Request;
      const answer = await (earlyAnswer(request) ?? attempt(request, attempts));
      attempts.begun = answer.ok;
      if (answer.ok) attempts.text = await wholeText(answer, budget.stall);
      return answer;
    },
  });
}

/** Undefined leaves it to ky, which knows statuses, timeouts and `Retry-After`. */
function mayRepeat(
  error: unknown,
  count: number,
  attempts: Attempts,
  { retryTimeout }: Budget,
): boolean | undefined {
  if (error instanceof TimeoutError) return retryTimeout;
  if (!isConnectionLost(error)) return undefined;
  attempts.suspect = count === 1 && !attempts.begun;
  return count === 1 || !attempts.begun;
}

async function attempt(request: Request, attempts: Attempts): Promise<Response> {
  attempts.begun = false;
  if (!attempts.suspect) return fetch(request);
  attempts.suspect = false;
  const answer = await fetch(request, { redirect: 'manual' });
  attempts.leadsAway = answer.status < 400 && !answer.ok; // a browser hides the status: it is 0
  if (attempts.leadsAway) throw new TypeError('redirected');
  return answer;
}

function earlyAnswer(request: Request): Promise<Response> | undefined {
  const early = takeEarly(request.url);
  if (early) request.signal.addEventListener('abort', early.abort);
  return early?.answer;
}

/** Whether no answer came, or only a part; browsers have many words for it. */
function isConnectionLost(error: unknown): boolean {
  return isNetworkError(error) || error instanceof TypeError;
}

function failureOf(error: unknown, href: string, loginPath: string | undefined): unknown {
  if (isTimeoutError(error)) return new TimeoutError();
  if (isConnectionLost(error)) return new NetworkError();
  return isHTTPError(error) ? refusal(error.response, error.data, { href, loginPath, posted: false }) : error;
}
