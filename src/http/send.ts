import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { Outgoing } from './asking.ts';
import { Attempts } from './attempts.ts';
import type { Budget } from './budget.ts';
import { readHeaders } from './early.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import { type Received, received, refusal } from './received.ts';
import { sessionExpired } from './session.ts';

/**
 * Sends a GET and reads the whole answer, within its budget. [NET-12]
 *
 * It is tried up to three times (no connection, 408, 429, 500, 502, 503, 504). An answer that breaks off is asked for
 * once more. Nothing follows a redirect to another site: one that is met has lost its session to
 * a sign-on service. Rejects with a `RequestError`, or with the signal's reason when it was aborted.
 */
export async function send(href: string, outgoing: Outgoing): Promise<Received> {
  const { loginPath } = outgoing;
  const attempts = new Attempts();
  try {
    const { answer, text } = await exchange(href, outgoing, attempts);
    return received(answer, text, href, loginPath);
  } catch (error) {
    if (attempts.leadsAway && isConnectionLost(error)) throw sessionExpired(loginPath);
    throw failureOf(error, href, loginPath);
  }
}

async function exchange(href: string, { budget, signal }: Outgoing, attempts: Attempts) {
  let text = '';
  const answer = await ky(href, {
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
    fetch: async request => {
      const exchanged = await attempts.exchange(request as Request, budget.stall);
      text = exchanged.text;
      return exchanged.answer;
    },
  });
  return { answer, text };
}

/** Undefined leaves it to ky, which knows statuses, timeouts and `Retry-After`. */
function mayRepeat(
  error: unknown,
  count: number,
  attempts: Attempts,
  { retryTimeout }: Budget,
): boolean | undefined {
  if (error instanceof TimeoutError) return retryTimeout;
  return isConnectionLost(error) ? attempts.mayRepeatLost(count) : undefined;
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
