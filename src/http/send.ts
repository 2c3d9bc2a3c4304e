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
 * Sends a request and reads the whole answer, within its budget. [NET-12]
 *
 * A GET is tried up to three times (no connection, 408, 429, 500, 502, 503, 504), a POST once. An answer that breaks
 * off is asked for once more. Nothing follows a redirect to another site: a GET that meets one has lost its session to
 * a sign-on service. Rejects with a `RequestError`, or with the signal's reason when it was aborted.
 */
export async function send(href: string, outgoing: Outgoing): Promise<Received> {
  const { loginPath } = outgoing;
  const attempts = { text: '', begun: false, suspect: false, leadsAway: false };
  try {
    const { url: final, redirected } = await exchange(href, outgoing, attempts);
    const url = final || href; // an answer that was made within the page has no address
    if (endedAtLogin(url, href, loginPath)) throw sessionExpired(url);
    return { text: attempts.text, url, redirected };
  } catch (error) {
    if (attempts.leadsAway && isConnectionLost(error)) throw sessionExpired(loginPath);
    throw failureOf(error, href, outgoing);
  }
}

function exchange(href: string, { budget, loginPath: _, ...request }: Outgoing, attempts: Attempts) {
  const isGet = request.method === 'GET';
  return ky(href, {
    ...request,
    mode: 'same-origin',
    timeout: budget.perTry,
    totalTimeout: budget.total,
    retry: {
      limit: isGet ? 2 : 0,
      statusCodes: [408, 429, 500, 502, 503, 504],
      maxRetryAfter: 10_000,
      retryOnTimeout: budget.retryTimeout,
      delay: count => budget.pause * count,
      jitter: true,
      shouldRetry: ({ error, retryCount }) => mayRepeat(error, retryCount, attempts),
    },
    fetch: async input => {
      const request = input as Request;
      const answer = await ((isGet && earlyAnswer(request)) || attempt(request, attempts));
      attempts.begun = answer.ok;
      if (answer.ok) attempts.text = await wholeText(answer, request, budget.stall);
      return answer;
    },
  });
}

/** Undefined leaves it to ky, which knows statuses, timeouts and `Retry-After`. */
function mayRepeat(error: unknown, count: number, attempts: Attempts): boolean | undefined {
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

async function wholeText(answer: Response, request: Request, stall: number): Promise<string> {
  if (!answer.body) return '';
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await inTime(reader, stall, request);
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

async function inTime(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number, request: Request) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new KyTimeoutError(request));
      void reader.cancel();
    }, limit);
  });
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
}

/** Whether no answer came, or only a part; browsers have many words for it. */
function isConnectionLost(error: unknown): boolean {
  return isNetworkError(error) || error instanceof TypeError;
}

function failureOf(error: unknown, href: string, { method, loginPath }: Outgoing): unknown {
  const outcomeUnknown = method === 'POST';
  if (isTimeoutError(error)) return new TimeoutError(outcomeUnknown);
  if (isConnectionLost(error)) return new NetworkError(outcomeUnknown);
  if (!isHTTPError(error)) return error;
  const { status, url, redirected } = error.response;
  if (endedAtLogin(url || href, href, loginPath)) return sessionExpired(url);
  if (status === 401) return sessionExpired(loginPath);
  const passedOn = redirected || status === 502 || status === 504;
  return new HttpError(status, error.data, outcomeUnknown && passedOn);
}
