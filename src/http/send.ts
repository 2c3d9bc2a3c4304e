import { Attempt, type ReceivedAnswer, type ShowOpening } from './attempt.ts';
import type { Budget } from './budget.ts';
import { NetworkError, type RequestError, TimeoutError } from './errors.ts';
import { outcomeOf } from './outcome.ts';
import { sessionExpiredError } from './sign-in.ts';

const maxAttempts = 3;
const statusesToRetry = [408, 429, 500, 502, 503, 504];
const maxRetryAfter = 10_000;

type Method = 'GET' | 'POST';

/**
 * Sends a request past all caches and reads the whole answer, whatever its status, within its budget. [NET-12] [NET-16]
 *
 * A GET is sent up to three times (no connection, 408, 429, 500, 502, 503, 504); an answer that breaks off is retried
 * once. A POST is sent once. Redirects to another site are not followed: for a GET they mean that the session has ended
 * and the host redirects to a sign-on service. Rejects with a `RequestError`, or with the signal's reason when aborted.
 */
export async function send(
  href: string,
  content: RequestInit & { readonly method: Method },
  budget: Budget,
  loginPath: string | undefined,
  showOpening?: ShowOpening,
): Promise<ReceivedAnswer> {
  const { method, signal } = content;
  const end = Date.now() + budget.total;
  let metRedirect = false;
  let redirect: RequestRedirect = 'follow';
  for (let count = 1; ; count += 1) {
    signal?.throwIfAborted();
    const attempt = new Attempt();
    const limits = { total: Math.min(budget.perTry, end - Date.now()), stall: budget.stall };
    const init: RequestInit = { ...content, mode: 'same-origin', cache: 'no-store', redirect };
    await attempt.send(href, init, limits, showOpening);
    signal?.throwIfAborted();
    metRedirect ||= attempt.metRedirect;
    const pause = pauseAfter(attempt, count);
    const isOver = method === 'POST' || count === maxAttempts || Date.now() + pause >= end;
    if (isOver || !mayRetry(attempt, count, budget)) {
      if (attempt.received) return attempt.received;
      throw failureOf(method, attempt, metRedirect, loginPath);
    }
    // No answer arrived: the next attempt checks whether a redirect is the reason.
    redirect = count === 1 && isLost(attempt) ? 'manual' : 'follow';
    await elapsed(pause, signal);
  }
}

/** The connection was lost before an answer began to arrive. */
const isLost = ({ received, hasBegun, isTimedOut }: Attempt): boolean =>
  !received && !hasBegun && !isTimedOut;

function mayRetry(attempt: Attempt, count: number, { retryTimeout }: Budget): boolean {
  const { received, isTimedOut } = attempt;
  if (received) return statusesToRetry.includes(received.status);
  return isTimedOut ? retryTimeout : count === 1 || isLost(attempt);
}

/** The milliseconds before the next attempt: what the host asks for, up to 10 s, or a random part of 0.3 s, then 0.6 s. */
function pauseAfter({ retryAfter }: Attempt, count: number): number {
  const asked = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter ?? '') - Date.now();
  return asked >= 0 ? Math.min(asked, maxRetryAfter) : Math.random() * 300 * count;
}

/** Resolves after a pause; rejects with the signal's reason when aborted. */
const elapsed = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

function failureOf(
  method: Method,
  { isTimedOut }: Attempt,
  metRedirect: boolean,
  loginPath: string | undefined,
): RequestError {
  const outcome = outcomeOf({ method, stage: 'not answered' });
  if (isTimedOut) return new TimeoutError(outcome);
  return metRedirect ? sessionExpiredError(outcome, loginPath) : new NetworkError(outcome);
}
