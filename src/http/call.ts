import { missingPrefix } from '../diagnostics/missing-prefix.ts';
import { missingToken } from '../diagnostics/missing-token.ts';
import { withoutIds } from '../platform/address.ts';
import { debugRecorder } from '../platform/debug-recorder.ts';
import { pageUrl } from '../platform/page-address.ts';
import { session } from '../platform/session.ts';
import { lookupBudget, postBudget } from './endpoint.ts';
import { addressRefused, HttpError, idRefused, RequestError, SessionExpiredError } from './errors.ts';
import { failureOf } from './failure.ts';
import { type CallRequest, whereOf } from './request.ts';
import { type ReceivedAnswer, send } from './send.ts';

/** The headers of a call, for a POST its form data or JSON, and for a GET what aborts it. */
export interface CallContent {
  readonly headers: Record<string, string>;
  readonly body?: FormData;
  readonly json?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** A successful answer that is not a sign-in page, with the URL that was requested. */
export type Answer = ReceivedAnswer & { readonly requestedUrl: string };

/** One call to the host. Whoever makes it reads the answer, and says how the call has ended. */
export class Call {
  readonly #request: CallRequest;
  readonly #content: CallContent;
  readonly #number = session().countCall();
  readonly #recordEnd;
  #received: ReceivedAnswer | undefined;

  constructor(request: CallRequest, content: CallContent) {
    const { endpoint, page, name } = request;
    this.#request = request;
    this.#content = content;
    this.#recordEnd = debugRecorder()?.callStarted(page.host, `${endpoint.method} ${name}`, endpoint.answer);
  }

  /**
   * Rejects with a `RequestError`, or with the signal's reason when the call was aborted. `showOpening` receives the text of
   * a list as far as its rows have arrived, while the others are still arriving. [TBL-27]
   */
  async send(showOpening?: (text: string) => void): Promise<Answer> {
    const { endpoint, page } = this.#request;
    const { method, budget = method === 'POST' ? postBudget : lookupBudget } = endpoint;
    const requestedUrl = urlOrThrow(this.#request);
    const hasToken = 'x-csrf-token' in this.#content.headers;
    const context = { requestedUrl, loginPath: page.loginPath, method, hasToken };
    // Not the opening of a sign-in page or the like.
    const show = (opening: ReceivedAnswer) => !failureOf(opening, context) && showOpening?.(opening.text);
    this.#received = await send(
      requestedUrl,
      { ...this.#content, method },
      budget,
      page.loginPath,
      showOpening && show,
    );
    this.#recordEnd?.(this.#received);
    const failure = failureOf(this.#received, context);
    if (failure) throw failure;
    return { ...this.#received, requestedUrl };
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
    const noPrefix = status === 404 && typeof url === 'string' ? prefixMissingIn(url) : undefined;
    // ERR_SLASH itself names the address after a slash redirect.
    const isTold = !redirected || code === 'ERR_SLASH';
    return noPrefix ?? (isTold ? undefined : `redirected to ${withoutIds(new URL(finalUrl).pathname)}`);
  }
}

function urlOrThrow({ url }: CallRequest): string {
  if (typeof url === 'string') return url;
  throw url.id === undefined ? addressRefused(withoutIds(url.url)) : idRefused(url.id);
}

/** Logs an ended session once for background requests, but for every POST, since a user has pressed a button for it. */
const shouldLog = (error: RequestError, isPost: boolean): boolean =>
  !(error instanceof HttpError && error.freshToken) &&
  (isPost || !(error instanceof SessionExpiredError) || error.firstOnPage);

function prefixMissingIn(url: string): string | undefined {
  const pathOf = (href: string) => new URL(href).pathname;
  return missingPrefix(pathOf(url), pathOf(pageUrl()), pathOf(import.meta.url));
}
