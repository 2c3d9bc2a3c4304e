import ky, { isTimeoutError, type Options } from 'ky';
import type { Budget } from './budget.ts';
import { RequestError } from './errors.ts';
import { outcomeOf } from './outcome.ts';
import { type ReceivedAnswer, RequestAttempts, type ShowOpening } from './request-attempts.ts';
import { sessionExpiredError } from './sign-in.ts';

/**
 * Sends a request past all caches and reads the whole answer, whatever its status, within its budget. [NET-12] [NET-16]
 *
 * A GET is sent up to three times (no connection, 408, 429, 500, 502, 503, 504); an answer that breaks off is retried
 * once. A POST is sent once. Redirects to another site are not followed: for a GET they mean that the session has ended
 * and the host redirects to a sign-on service. Rejects with a `RequestError`, or with the signal's reason when aborted.
 */
export async function send(
  href: string,
  options: Options & { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string> },
  budget: Budget,
  loginPath: string | undefined,
  showOpening?: ShowOpening,
): Promise<ReceivedAnswer> {
  const attempts = new RequestAttempts(budget.stall, showOpening);
  const { method } = options;
  try {
    await ky(href, {
      ...options,
      mode: 'same-origin',
      cache: 'no-store',
      timeout: budget.perTry,
      totalTimeout: budget.total,
      retry: method === 'POST' ? 0 : retryOptions(attempts, budget),
      fetch: request => attempts.exchange(request as Request),
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    // ky throws for error statuses, too; the received answer says more than its error.
    if (attempts.received) return attempts.received;
    const outcome = outcomeOf({ method, stage: 'not answered' });
    if (isTimeoutError(error)) throw new RequestError('ERR_TIMEOUT', outcome);
    if (attempts.metRedirect) throw sessionExpiredError(outcome, loginPath, 'redirected to another site');
    const expected = outcome === 'unknown' ? answerExpected : undefined;
    throw new RequestError('ERR_NETWORK', outcome, { expected });
  }
  return attempts.received as ReceivedAnswer;
}

const answerExpected = 'expected an answer, or a redirect to the same scheme and host';

/** ky decides by status, backoff and `Retry-After`; `undefined` leaves the decision to ky. */
const retryOptions = (attempts: RequestAttempts, { retryTimeout }: Budget): Options['retry'] => ({
  maxRetryAfter: 10_000,
  retryOnTimeout: retryTimeout,
  jitter: true,
  shouldRetry: ({ error, retryCount }) =>
    attempts.received || isTimeoutError(error) ? undefined : attempts.shouldRetryLostConnection(retryCount),
});
