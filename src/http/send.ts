import ky, { isTimeoutError, type Options, TimeoutError } from 'ky';
import type { ReceivedAnswer } from './answer.ts';
import { decoderOf, decodeText, isVeryLargeList, watchOpening } from './body.ts';
import { RequestError } from './errors.ts';
import { outcomeOf, sessionExpiredError } from './failure.ts';
import { type BodyReader, type Prefetched, readBody, takePrefetched } from './prefetch.ts';
import type { Budget } from './request.ts';

/** Receives an answer whose text ends after some complete rows. [TBL-27] */
export type ShowOpening = (opening: ReceivedAnswer) => void;

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
    const outcome = outcomeOf(method);
    if (isTimeoutError(error)) throw new RequestError('ERR_TIMEOUT', outcome);
    if (attempts.metRedirect) throw sessionExpiredError(outcome, loginPath, 'redirected to another site');
    const expected = outcome === 'unknown' ? answerExpected : undefined;
    throw new RequestError('ERR_NETWORK', outcome, { expected });
  }
  return attempts.received as ReceivedAnswer;
}

const answerExpected = 'expected an answer, or a redirect to the same origin';

/** ky decides by status, backoff and `Retry-After`. Without an answer, we decide: one that broke off is retried once. */
const retryOptions = (attempts: RequestAttempts, { retryTimeout }: Budget): Options['retry'] => ({
  maxRetryAfter: 10_000,
  retryOnTimeout: retryTimeout,
  jitter: true,
  shouldRetry: ({ error, retryCount }) => {
    if (attempts.received || isTimeoutError(error)) return undefined;
    const isFirst = retryCount === 1;
    attempts.suspectsRedirect = isFirst && !attempts.hasBegun;
    return isFirst || !attempts.hasBegun;
  },
});

/** The attempts at one call and what they have found out so far. */
class RequestAttempts {
  /** The answer to the last attempt. */
  received: ReceivedAnswer | undefined;
  /** A redirect precedes the answer. If the call fails all the same, it leads to a sign-on service of another site. */
  metRedirect = false;
  /** A successful answer began to arrive; if the attempt then fails, it broke off. */
  hasBegun = false;
  /** No answer arrived: the next attempt checks whether a redirect is the reason. */
  suspectsRedirect = false;
  readonly #stall: number;
  readonly #showOpening: ShowOpening | undefined;

  /**
   * `stall` is the number of milliseconds without a byte after which an attempt times out. `showOpening` gets the first
   * rows of a list while the others are still arriving.
   */
  constructor(stall: number, showOpening?: ShowOpening) {
    this.#stall = stall;
    this.#showOpening = showOpening;
  }

  /** Sends the request once and reads the whole answer. */
  async exchange(request: Request): Promise<Response> {
    this.received = undefined;
    this.hasBegun = false;
    const prefetched = this.#takePrefetched(request);
    const answer = await (prefetched?.answer ?? this.#fetch(request));
    const { ok, status, redirected } = answer;
    // A Response constructed by a script, as in tests, has no URL.
    const withoutBody = { ok, status, redirected, url: answer.url || request.url, text: '' };
    this.hasBegun = ok;
    // An error status is enough, even if its body breaks off.
    if (!ok) this.received = withoutBody;
    const body = prefetched?.body ?? readBody(answer);
    const decoder = decoderOf(answer);
    const mayBeList = ok && request.method === 'GET' && decoder.encoding === 'utf-8';
    const show = this.#showOpening;
    if (mayBeList && show) watchOpening(body, text => show({ ...withoutBody, text }));
    const complete = collectBody(body, request, this.#stall);
    await (ok ? complete : complete.catch(() => {}));
    const { chunks } = body;
    const isList = mayBeList && isVeryLargeList(chunks);
    this.received = {
      ...withoutBody,
      ...(isList ? { list: chunks } : { text: decodeText(chunks, decoder) }),
    };
    return answer;
  }

  async #fetch(request: Request): Promise<Response> {
    if (!this.suspectsRedirect) return fetch(request);
    this.suspectsRedirect = false;
    const answer = await fetch(request, { redirect: 'manual' });
    this.metRedirect = answer.status < 400 && !answer.ok; // browsers report an opaque redirect with status 0
    if (this.metRedirect) throw new TypeError('redirected');
    return answer;
  }

  #takePrefetched({ method, url, signal }: Request): Prefetched | undefined {
    const prefetched = method === 'GET' ? takePrefetched(url) : undefined;
    if (prefetched) signal.addEventListener('abort', prefetched.abort);
    return prefetched;
  }
}

const second = 1000;

/**
 * Resolves when the whole body has arrived. Rejects with ky's `TimeoutError` after `stall` milliseconds without a byte.
 *
 * The stall is measured once per second: resetting a timer for each of the many chunks would cost more than decoding
 * them.
 */
async function collectBody(
  { chunks, end, reader }: BodyReader,
  request: Request,
  stall: number,
): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    let seenCount = 0;
    let silentFor = 0;
    timer = setInterval(() => {
      silentFor = (chunks.length > seenCount ? 0 : silentFor) + second;
      seenCount = chunks.length;
      if (silentFor >= stall) reject(new TimeoutError(request));
    }, second);
  });
  try {
    await Promise.race([end, stalled]);
  } catch (error) {
    // Stryker disable next-line OptionalChaining: an answer without a body cannot stall.
    void reader?.cancel().catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
}
