import { missingPrefix } from '../diagnostics/missing-prefix.ts';
import { missingToken } from '../diagnostics/missing-token.ts';
import { withoutIds } from '../platform/address.ts';
import { debugRecorder } from '../platform/debug-recorder.ts';
import { pageUrl } from '../platform/page-address.ts';
import { session } from '../platform/session.ts';
import { lookupBudget, postBudget } from './budget.ts';
import { addressRefused, HttpError, idRefused, RequestError, SessionExpiredError } from './errors.ts';
import { type CallContext, failureOf } from './failure.ts';
import { type CallRequest, whereOf } from './request.ts';
import type { ReceivedAnswer } from './request-attempts.ts';
import { send } from './send.ts';

/** The headers of a call, for a POST its form data or JSON, and for a GET what aborts it. */
export interface CallContent {
  readonly headers: Record<string, string>;
  readonly body?: FormData;
  readonly json?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Receives the text of a list as far as its rows have arrived, while the others are still arriving. [TBL-27] */
export type ShowOpeningText = (text: string) => void;

/** A successful answer that is not a sign-in page, with the URL that was requested. */
export type Answer = ReceivedAnswer & { readonly requestedUrl: string };

/**
 * Sends a call and resolves with what `read` makes of its answer.
 *
 * Rejects with a `RequestError`, already logged, or with the signal's reason when the call was aborted.
 */
export async function call<T>(
  request: CallRequest,
  content: CallContent,
  read: (answer: Answer) => Promise<T>,
  showOpening?: ShowOpeningText,
): Promise<T> {
  const { endpoint, page, name } = request;
  const { method } = endpoint;
  const isPost = method === 'POST';
  const recordEnd = debugRecorder()?.callStarted(page.host, `${method} ${name}`, endpoint.answer);
  const number = session().countCall();
  let received: ReceivedAnswer | undefined;
  try {
    const requestedUrl = urlOrThrow(request);
    const budget = endpoint.budget ?? (isPost ? postBudget : lookupBudget);
    const hasToken = 'x-csrf-token' in content.headers;
    const context = { requestedUrl, loginPath: page.loginPath, method, hasToken };
    const show = showOpening && unlessFailed(showOpening, context);
    received = await send(requestedUrl, { ...content, method }, budget, page.loginPath, show);
    recordEnd?.(received);
    const failure = failureOf(received, context);
    if (failure) throw failure;
    const answer = await read({ ...received, requestedUrl });
    session().markAlive(number);
    return answer;
  } catch (error) {
    const status = received?.status;
    recordEnd?.({ status, code: error instanceof RequestError ? error.code : 'aborted' });
    if (error instanceof RequestError && shouldLog(error, isPost)) {
      const noToken = isPost ? missingToken(status, content.headers['x-csrf-token']) : undefined;
      const cause =
        noToken ?? (status === 404 ? noPrefix(request) : undefined) ?? redirectOf(received, error);
      console.error(
        `${request.page.tag ?? 'psp'}: ${whereOf(request)}: ${failureSummary(error, status, cause)}`,
      );
    }
    throw error;
  }
}

/** Shows the opening of a list, but not that of a sign-in page or the like. */
const unlessFailed =
  (show: ShowOpeningText, context: CallContext) =>
  (opening: ReceivedAnswer): void => {
    if (!failureOf(opening, context)) show(opening.text);
  };

/** Where a redirect has led, without its ids; ERR_SLASH itself names the address after a slash redirect. */
const redirectOf = (received: ReceivedAnswer | undefined, { code }: RequestError): string | undefined =>
  received?.redirected && code !== 'ERR_SLASH'
    ? `redirected to ${withoutIds(new URL(received.url).pathname)}`
    : undefined;

function noPrefix({ url }: CallRequest): string | undefined {
  if (typeof url !== 'string') return undefined;
  const pathOf = (href: string | URL) => new URL(href).pathname;
  return missingPrefix(pathOf(url), pathOf(pageUrl()), pathOf(import.meta.url));
}

function urlOrThrow({ url }: CallRequest): string {
  if (typeof url === 'string') return url;
  throw url.id === undefined ? addressRefused(withoutIds(url.url)) : idRefused(url.id);
}

/** Logs an ended session once for background requests, but for every POST, since a user has pressed a button for it. */
const shouldLog = (error: RequestError, isPost: boolean): boolean =>
  !(error instanceof HttpError && error.freshToken) &&
  (isPost || !(error instanceof SessionExpiredError) || error.firstOnPage);

const failureSummary = (
  { code, expected }: RequestError,
  status: number | undefined,
  cause: string | undefined,
): string => [status && `status ${status}`, code, cause, expected].filter(Boolean).join(', ');
