import { missingToken } from '../domain/mistakes/missing-token.ts';
import { type AddressProblem, type Target, withApiBase, withoutIds } from '../platform/address.ts';
import { debugRecorder } from '../platform/debug-recorder.ts';
import { callUrl } from '../platform/page-address.ts';
import { lookupBudget, postBudget } from './budget.ts';
import type { Endpoint, PageSettings } from './endpoint.ts';
import { HttpError, IdRefusedError, RequestError, SessionExpiredError, UrlRefusedError } from './errors.ts';
import { failureOf } from './failure.ts';
import type { ReceivedAnswer } from './request-attempts.ts';
import { send } from './send.ts';
import { countCall, markSessionAlive } from './session.ts';

interface CallRequest extends Target {
  readonly page: PageSettings;
  readonly signal?: AbortSignal | undefined;
}

/** The headers of a call and, for a POST, its form data or JSON. */
export interface CallContent {
  readonly headers: Record<string, string>;
  readonly body?: FormData;
  readonly json?: unknown;
}

/** A successful answer that is not a sign-in page, with the URL that was requested. */
export type Answer = ReceivedAnswer & { readonly requestedUrl: string };

/**
 * Sends a call and resolves with what `read` makes of its answer.
 *
 * Rejects with a `RequestError`, already logged, or with the signal's reason when the call was aborted.
 */
export async function call<T>(
  endpoint: Endpoint,
  request: CallRequest,
  content: CallContent,
  read: (answer: Answer) => Promise<T>,
): Promise<T> {
  const { page, signal = null } = request;
  const { method } = endpoint;
  const isPost = method === 'POST';
  const address = callUrl(endpoint.path, { ...request, apiBase: page.apiBase });
  const supplied = typeof address === 'string' ? address : address.url;
  const recordEnd = debugRecorder()?.callStarted(
    page,
    callName(endpoint, supplied, page.apiBase),
    endpoint.answer,
  );
  const number = countCall();
  let status: number | undefined;
  try {
    const requestedUrl = hrefOrThrow(address);
    const budget = endpoint.budget ?? (isPost ? postBudget : lookupBudget);
    const received = await send(requestedUrl, { ...content, method, signal }, budget, page.loginPath);
    status = received.status;
    recordEnd?.(received);
    const hasToken = 'x-csrf-token' in content.headers;
    const failure = failureOf(received, { requestedUrl, loginPath: page.loginPath, method, hasToken });
    if (failure) throw failure;
    const answer = await read({ ...received, requestedUrl });
    markSessionAlive(number);
    return answer;
  } catch (error) {
    recordEnd?.({ status, code: error instanceof RequestError ? error.code : 'aborted' });
    if (error instanceof RequestError && shouldLog(error, isPost)) {
      const name = callName(endpoint, supplied, page.apiBase);
      const noToken = isPost ? missingToken(status, content.headers['x-csrf-token']) : undefined;
      console.error(`${page.tag ?? 'psp'}: ${name}: ${failureSummary(error, status, noToken)}`);
    }
    throw error;
  }
}

function hrefOrThrow(address: string | AddressProblem): string {
  if (typeof address === 'string') return address;
  throw address.id === undefined
    ? new UrlRefusedError(withoutIds(address.url))
    : new IdRefusedError(address.id);
}

/** Logs an ended session once for background requests, but for every POST, since a user has pressed a button for it. */
const shouldLog = (error: RequestError, isPost: boolean): boolean =>
  !(error instanceof HttpError && error.freshToken) &&
  (isPost || !(error instanceof SessionExpiredError) || error.firstOnPage);

/**
 * Method and path of a call for the console, with `{id}` in place of ids. [NET-14]
 *
 * `supplied` is the address that the page supplies for a `{url}` endpoint.
 */
export function callName({ method, path }: Endpoint, supplied = '', apiBase = ''): string {
  const address =
    path === '{url}'
      ? withoutIds(supplied).replace(origin, '')
      : withApiBase(path.replace(/\{\w+\}/g, '{id}'), apiBase);
  return `${method} ${address}`;
}

const failureSummary = (
  { code, expected }: RequestError,
  status: number | undefined,
  cause: string | undefined,
): string => [status && `status ${status}`, code, expected, cause].filter(Boolean).join(', ');
