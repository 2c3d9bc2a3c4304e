import ky, { isTimeoutError, type Options } from 'ky';
import type { Budget } from './budget.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import { type Received, RequestAttempts } from './request-attempts.ts';
import { sessionExpired } from './session.ts';

/**
 * Sends a call past every cache and reads the whole answer, whatever its status, within its budget. [NET-12] [NET-16]
 *
 * A GET is tried up to three times (no connection, 408, 429, 500, 502, 503, 504), an answer that breaks off is asked
 * for once more; a POST goes once. Nothing follows a redirect to another site: a GET that meets one has lost its
 * session to a sign-on service. Rejects with a `RequestError`, or with the signal's reason when it was aborted.
 */
export async function send(
  href: string,
  options: Options & { readonly headers: Record<string, string> },
  budget: Budget,
  loginPath: string | undefined,
): Promise<Received> {
  const attempts = new RequestAttempts(budget.stall, options.headers);
  const isPost = options.method === 'POST';
  try {
    await ky(href, {
      ...options,
      mode: 'same-origin',
      cache: 'no-store',
      timeout: budget.perTry,
      totalTimeout: budget.total,
      retry: isPost ? 0 : retryOf(attempts, budget),
      fetch: request => attempts.exchange(request as Request),
    });
  } catch (error) {
    options.signal?.throwIfAborted();
    // ky fails of a status of failure, too: what was received says more.
    if (attempts.received) return attempts.received;
    if (isTimeoutError(error)) throw new TimeoutError(isPost);
    throw attempts.meetsRedirect ? sessionExpired(loginPath) : new NetworkError(isPost);
  }
  return attempts.received as Received;
}

/** ky knows statuses, pauses and `Retry-After`; undefined leaves it to ky. */
const retryOf = (attempts: RequestAttempts, { retryTimeout }: Budget): Options['retry'] => ({
  maxRetryAfter: 10_000,
  retryOnTimeout: retryTimeout,
  jitter: true,
  shouldRetry: ({ error, retryCount }) =>
    attempts.received || isTimeoutError(error) ? undefined : attempts.mayRepeatLost(retryCount),
});
