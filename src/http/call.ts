import ky, { isTimeoutError, type Options, TimeoutError } from 'ky';
import { pageRecord } from '../diagnostics/debug/page-recorder.ts';
import { missingPrefix, missingToken } from '../diagnostics/missing-settings.ts';
import { pageUrl, withoutIds } from '../platform/address.ts';
import { session } from '../platform/session.ts';
import {
  collectBody,
  decoderOf,
  decodeText,
  isVeryLargeList,
  type ReceivedAnswer,
  textIn,
  watchOpening,
} from './body.ts';
import { addressRefused, idRefused, RequestError, SessionExpiredError } from './errors.ts';
import { failureOf, outcomeOf, sessionExpiredError } from './failure.ts';
import { type Prefetched, readBody, takePrefetched } from './prefetch.ts';
import { type Budget, type CallRequest, lookupBudget, postBudget, whereOf } from './request.ts';

/** The headers of a call, for a POST its form data or JSON, and for a GET what aborts it. */
export interface CallContent {
  readonly headers: Record<string, string>;
  readonly body?: FormData;
  readonly json?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** A successful answer that is not a sign-in page, with the URL that was requested. */
export type Answer = ReceivedAnswer & { readonly requestedUrl: string };

/** Receives an answer whose text ends after some complete rows. [TBL-27] */
type OnOpening = (opening: ReceivedAnswer) => void;

/**
 * One call to the host, with all attempts at it, and what they have found out so far. Whoever makes it reads the answer,
 * and says how the call has ended.
 */
export class Call {
  readonly #request: CallRequest;
  readonly #content: CallContent;
  readonly #number = session().countCall();
  readonly #recordEnd;
  /** The answer to the last attempt. */
  #received: ReceivedAnswer | undefined;
  /** A redirect precedes the answer. If the call fails all the same, it leads to a sign-on service of another site. */
  #metRedirect = false;
  /** A successful answer began to arrive; if the attempt then fails, it broke off. */
  #hasBegun = false;
  /** No answer arrived: the next attempt checks whether a redirect is the reason. */
  #suspectsRedirect = false;

  constructor(request: CallRequest, content: CallContent) {
    const { endpoint, page } = request;
    this.#request = request;
    this.#content = content;
    this.#recordEnd = pageRecord()?.callStarted(page.host, whereOf(request), endpoint.answer);
  }

  /**
   * Rejects with a `RequestError`, or with the signal's reason when the call was aborted. `onOpening` receives the text of
   * a list as far as its rows have arrived, while the others are still arriving. [TBL-27]
   */
  async send(onOpening?: (text: string) => void): Promise<Answer> {
    const requestedUrl = urlOrThrow(this.#request);
    const hasToken = 'x-csrf-token' in this.#content.headers;
    const failureIn = (received: ReceivedAnswer) =>
      failureOf(received, requestedUrl, this.#request, hasToken);
    // Not the opening of a sign-in page or the like.
    const show = (opening: ReceivedAnswer) => !failureIn(opening) && onOpening?.(opening.text);
    const received = await this.#receive(requestedUrl, onOpening && show);
    this.#recordEnd?.({ ...received, text: textIn(received) });
    const failure = failureIn(received);
    if (failure) throw failure;
    return { ...received, requestedUrl };
  }

  /**
   * Sends the request past all caches and reads the whole answer, whatever its status, within its budget. [NET-12] [NET-16]
   *
   * A GET is sent up to three times (no connection, 408, 429, 500, 502, 503, 504); an answer that breaks off is retried
   * once. A POST is sent once. Redirects to another site are not followed: for a GET they mean that the session has ended
   * and the host redirects to a sign-on service.
   */
  async #receive(href: string, onOpening?: OnOpening): Promise<ReceivedAnswer> {
    const { method, budget = method === 'POST' ? postBudget : lookupBudget } = this.#request.endpoint;
    try {
      await ky(href, {
        ...this.#content,
        method,
        mode: 'same-origin',
        cache: 'no-store',
        timeout: budget.perTry,
        totalTimeout: budget.total,
        retry: method === 'POST' ? 0 : this.#retryOptions(budget),
        fetch: request => this.#exchange(request as Request, budget.stall, onOpening),
      });
    } catch (error) {
      this.#content.signal?.throwIfAborted();
      // ky throws for error statuses, too; the received answer says more than its error.
      if (!this.#received) throw this.#errorWithoutAnswer(error);
    }
    return this.#received as ReceivedAnswer;
  }

  #errorWithoutAnswer(error: unknown): RequestError {
    const { endpoint, page } = this.#request;
    const outcome = outcomeOf(endpoint.method);
    if (isTimeoutError(error)) return new RequestError('ERR_TIMEOUT', outcome);
    if (this.#metRedirect) return sessionExpiredError(outcome, page.loginPath, 'redirected to another site');
    const expected = outcome === 'unknown' ? answerExpected : undefined;
    return new RequestError('ERR_NETWORK', outcome, { expected });
  }

  /** ky decides by status, backoff and `Retry-After`. Without an answer, we decide: one that broke off is retried once. */
  #retryOptions({ retryTimeout }: Budget): Options['retry'] {
    return {
      maxRetryAfter: 10_000,
      retryOnTimeout: retryTimeout,
      jitter: true,
      shouldRetry: ({ error, retryCount }) => {
        if (this.#received || isTimeoutError(error)) return undefined;
        const isFirst = retryCount === 1;
        this.#suspectsRedirect = isFirst && !this.#hasBegun;
        return isFirst || !this.#hasBegun;
      },
    };
  }

  /** Sends the request once and reads the whole answer. `stall`: for how long no byte may arrive, in milliseconds. */
  async #exchange(request: Request, stall: number, show: OnOpening | undefined): Promise<Response> {
    this.#received = undefined;
    this.#hasBegun = false;
    const prefetched = prefetchedFor(request);
    const answer = await (prefetched?.answer ?? this.#fetch(request));
    const { ok, status, redirected } = answer;
    // A Response constructed by a script, as in tests, has no URL.
    const withoutBody = { ok, status, redirected, url: answer.url || request.url, text: '' };
    this.#hasBegun = ok;
    // An error status is enough, even if its body breaks off.
    if (!ok) this.#received = withoutBody;
    const body = prefetched?.body ?? readBody(answer);
    const decoder = decoderOf(answer);
    const mayBeList = ok && request.method === 'GET' && decoder.encoding === 'utf-8';
    if (mayBeList && show) watchOpening(body, text => show({ ...withoutBody, text }));
    const complete = collectBody(body, stall, () => new TimeoutError(request));
    await (ok ? complete : complete.catch(() => {}));
    const { chunks } = body;
    const isList = mayBeList && isVeryLargeList(chunks);
    this.#received = {
      ...withoutBody,
      ...(isList ? { list: chunks } : { text: decodeText(chunks, decoder) }),
    };
    return answer;
  }

  async #fetch(request: Request): Promise<Response> {
    if (!this.#suspectsRedirect) return fetch(request);
    this.#suspectsRedirect = false;
    const answer = await fetch(request, { redirect: 'manual' });
    this.#metRedirect = answer.status < 400 && !answer.ok; // browsers report an opaque redirect with status 0
    if (this.#metRedirect) throw new TypeError('redirected');
    return answer;
  }

  /** The answer was what it should be: the session is alive. */
  succeeded(): void {
    session().markAlive(this.#number);
  }

  /** Logs the failure, unless the call was aborted; returns it. */
  failed(error: unknown): unknown {
    const status = this.#received?.status;
    const isPost = this.#request.endpoint.method === 'POST';
    this.#recordEnd?.({ status, code: error instanceof RequestError ? error.code : 'aborted' });
    if (error instanceof RequestError && shouldLog(error, isPost)) {
      const { tag = 'psp' } = this.#request.page;
      const { code, expected } = error;
      const summary = [status && `status ${status}`, code, this.#causeOf(error), expected];
      console.error(`${tag}: ${whereOf(this.#request)}: ${summary.filter(Boolean).join(', ')}`);
    }
    return error;
  }

  #causeOf({ code }: RequestError): string | undefined {
    const { endpoint, url } = this.#request;
    const { status, redirected, url: finalUrl = '' } = this.#received ?? {};
    const noToken = missingToken(status, this.#content.headers['x-csrf-token']);
    if (endpoint.method === 'POST' && noToken) return noToken;
    const noPrefix = status === 404 ? prefixMissingIn(String(url)) : undefined;
    // ERR_SLASH itself names the address after a slash redirect.
    const isTold = !redirected || code === 'ERR_SLASH';
    return noPrefix ?? (isTold ? undefined : `redirected to ${withoutIds(new URL(finalUrl).pathname)}`);
  }
}

const answerExpected = 'expected an answer, or a redirect to the same origin';

function urlOrThrow({ url }: CallRequest): string {
  if (typeof url === 'string') return url;
  throw url.id === undefined ? addressRefused(withoutIds(url.url)) : idRefused(url.id);
}

function prefetchedFor({ method, url, signal }: Request): Prefetched | undefined {
  const prefetched = method === 'GET' ? takePrefetched(url) : undefined;
  if (prefetched) signal.addEventListener('abort', prefetched.abort);
  return prefetched;
}

/** Logs an ended session once for background requests, but for every POST, since a user has pressed a button for it. */
const shouldLog = (error: RequestError, isPost: boolean): boolean =>
  isPost || !(error instanceof SessionExpiredError) || error.firstOnPage;

function prefixMissingIn(url: string): string | undefined {
  const pathOf = (href: string) => new URL(href).pathname;
  return missingPrefix(pathOf(url), pathOf(pageUrl()), pathOf(import.meta.url));
}
