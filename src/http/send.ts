import ky, { isHTTPError, isNetworkError, isTimeoutError, TimeoutError as KyTimeoutError } from 'ky';
import type { Budget } from './budget.ts';
import { takeEarly } from './early.ts';
import { HttpError, NetworkError, TimeoutError } from './errors.ts';
import { endedAtLogin, sessionExpired } from './session.ts';

interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: FormData | string;
  readonly budget: Budget;
  readonly signal?: AbortSignal | undefined;
  readonly loginPath?: string | undefined;
}

/** A whole answer, its redirects followed. */
export interface Received {
  readonly text: string;
  readonly url: string;
  readonly redirected: boolean;
}

/**
 * Sends a request and reads the whole answer, within its budget. [NET-12]
 *
 * A GET is tried up to three times (no connection, 408, 429, 500, 502, 503, 504), a POST once. An answer that breaks
 * off is asked for once more. Rejects with a `RequestError`, or with the signal's reason when it was aborted.
 */
export async function send(href: string, outgoing: Outgoing): Promise<Received> {
  try {
    const received = await sendWithRetries(href, outgoing);
    if (endedAtLogin(received.url, href, outgoing.loginPath)) throw sessionExpired(received.url);
    return received;
  } catch (error) {
    throw failureOf(error, href, outgoing);
  }
}

async function sendWithRetries(
  href: string,
  { budget, loginPath: _, ...request }: Outgoing,
): Promise<Received> {
  const isGet = request.method === 'GET';
  let text = '';
  let brokeOff = false;
  const { url, redirected } = await ky(href, {
    ...request,
    timeout: budget.perTry,
    totalTimeout: budget.total,
    retry: {
      limit: isGet ? 2 : 0,
      statusCodes: [408, 429, 500, 502, 503, 504],
      maxRetryAfter: 10_000,
      retryOnTimeout: budget.retryTimeout,
      delay: attempt => budget.pause * attempt,
      jitter: true,
      shouldRetry: ({ error, retryCount }) =>
        isConnectionLost(error) ? retryCount === 1 || !brokeOff : undefined,
    },
    fetch: async input => {
      const attempt = input as Request;
      brokeOff = false;
      const answer = await ((isGet && earlyAnswer(attempt)) || fetch(attempt));
      if (answer.ok) {
        brokeOff = true;
        text = await wholeText(answer, attempt, budget.stall);
      }
      return answer;
    },
  });
  return { text, url, redirected };
}

function earlyAnswer(request: Request): Promise<Response> | undefined {
  const early = takeEarly(request.url);
  if (early) request.signal.addEventListener('abort', early.abort);
  return early?.answer;
}

async function wholeText(answer: Response, request: Request, stall: number): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const chunk = reader && (await inTime(reader.read(), stall, request));
    if (!chunk?.value) return text + decoder.decode();
    text += decoder.decode(chunk.value, { stream: true });
  }
}

async function inTime<T>(work: Promise<T>, limit: number, request: Request): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new KyTimeoutError(request)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether no answer came, or only a part; browsers have many words for it. */
function isConnectionLost(error: unknown): boolean {
  return isNetworkError(error) || error instanceof TypeError;
}

function failureOf(error: unknown, href: string, { method, loginPath }: Outgoing): unknown {
  const outcomeUnknown = method === 'POST';
  if (isTimeoutError(error)) return new TimeoutError({ outcomeUnknown, cause: error });
  if (isConnectionLost(error)) return new NetworkError({ outcomeUnknown, cause: error });
  if (!isHTTPError(error)) return error;
  const { status, url, redirected } = error.response;
  if (endedAtLogin(url, href, loginPath)) return sessionExpired(url);
  if (status === 401) return sessionExpired(loginPath);
  const passedOn = redirected || status === 502 || status === 504;
  return new HttpError(status, error.data, { outcomeUnknown: outcomeUnknown && passedOn });
}
