import ky, { isTimeoutError } from 'ky';
import { Attempts, type Received } from './attempts.ts';
import type { Budget } from './budget.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import { sessionExpired } from './session.ts';

/** What goes out, and within which limits. */
export interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** What is posted; a GET has none. */
  readonly body?: FormData | string | undefined;
  readonly budget: Budget;
  readonly signal?: AbortSignal | undefined;
  readonly loginPath?: string | undefined;
}

/**
 * Sends a call past every cache and reads the whole answer, whatever its status, within its budget. [NET-12] [NET-16]
 *
 * A GET is tried up to three times (no connection, 408, 429, 500, 502, 503, 504), an answer that breaks off is asked
 * for once more; a POST goes once. Nothing follows a redirect to another site: a GET that meets one has lost its
 * session to a sign-on service. Rejects with a `RequestError`, or with the signal's reason when it was aborted.
 */
export async function send(href: string, options: SendOptions): Promise<Received> {
  const { headers, body, budget, signal, loginPath } = options;
  const attempts = new Attempts(budget.stall);
  const isPost = body !== undefined;
  try {
    await ky(href, {
      method: isPost ? 'POST' : 'GET',
      headers,
      body: body ?? null,
      signal: signal ?? null,
      mode: 'same-origin',
      cache: 'no-store',
      timeout: budget.perTry,
      totalTimeout: budget.total,
      retry: isPost ? 0 : retryOf(attempts, budget),
      fetch: request => attempts.exchange(request as Request),
    });
  } catch (error) {
    signal?.throwIfAborted();
    // ky's word for a status of failure; what was received says it all.
    if (attempts.received) return attempts.received;
    if (isTimeoutError(error)) throw new TimeoutError(isPost);
    throw attempts.meetsRedirect ? sessionExpired(loginPath) : new NetworkError(isPost);
  }
  return attempts.received as Received;
}

/** Undefined leaves it to ky, which knows statuses, timeouts, pauses and `Retry-After`. */
const retryOf = (attempts: Attempts, { retryTimeout }: Budget) => ({
  limit: 2,
  maxRetryAfter: 10_000,
  retryOnTimeout: retryTimeout,
  jitter: true,
  shouldRetry: ({ error, retryCount }: { error: Error; retryCount: number }) =>
    attempts.received || isTimeoutError(error) ? undefined : attempts.mayRepeatLost(retryCount),
});
