import { csrfToken, replaceCsrfToken } from '../platform/csrf-token.ts';
import { sameOriginUrl } from '../platform/same-origin.ts';
import { checkedAnswer, isHtml, parseJson, tryParseJson } from './answer.ts';
import { type Answer, type CallContent, call } from './call.ts';
import type { AnswerOf, PostEndpoint, PostedField, PostRequest } from './endpoint.ts';
import {
  HttpError,
  PageShownError,
  PostTurnedIntoGetError,
  RedirectRefusedError,
  type RequestError,
  ResultError,
  ShapeError,
  UnprovedError,
} from './errors.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import {
  containsFailure,
  isAddressCorrection,
  isPlainAcceptance,
  reportsFailure,
  statesSuccess,
} from './outcome.ts';
import { readHeaders } from './prefetch.ts';
import { sessionExpiredError } from './session.ts';
import { isSignIn } from './sign-in.ts';

/** The result of a POST that the host carried out. */
export interface Posted<Answer> {
  /** Undefined when the answer is an HTML page or empty. */
  readonly answer: Answer | undefined;
  /** The same-origin URL to go to; it may be the current page, which then shows its flash message. */
  readonly redirect: string | undefined;
}

/**
 * Posts a form or JSON once and resolves only when the answer confirms success. [NET-09] [NET-10]
 *
 * Rejects with a `RequestError`, already logged; its `outcomeUnknown` says that the host may have carried out the post
 * all the same. A post is never retried, and continues when its element is removed. [NET-12] Only one that a host refused
 * with a fresh CSRF token is sent once more, with that token and the same key. [NET-25]
 *
 * Browsers themselves repeat a POST when a reused connection is reset before the answer or answered with 408, and
 * scripts cannot prevent it. Both requests carry the same `Idempotency-Key`, so the host can recognize the second.
 */
export async function post<const E extends PostEndpoint>(
  endpoint: E,
  request: PostRequest<E>,
): Promise<Posted<AnswerOf<E>>> {
  const { page, idempotencyKey = newIdempotencyKey() } = request;
  const token = csrfToken(page);
  const send = (sentToken: string | undefined) =>
    call(endpoint, request, buildContent(request, idempotencyKey, sentToken), answer =>
      confirmSuccess(endpoint, answer, page.loginPath),
    );
  try {
    return await send(token);
  } catch (error) {
    const fresh = error instanceof HttpError ? error.freshToken : undefined;
    if (fresh === undefined || fresh === token) throw error;
    replaceCsrfToken(token, fresh);
    return send(fresh);
  }
}

interface PostContent {
  readonly fields?: readonly PostedField[] | undefined;
  readonly json?: object | undefined;
}

function buildContent(
  { fields, json }: PostContent,
  idempotencyKey: string,
  token: string | undefined,
): CallContent {
  const headers = {
    ...readHeaders,
    'idempotency-key': idempotencyKey,
    ...(token && { 'x-csrf-token': token }),
  };
  if (!fields) return { headers, json };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  if (token) form.append('_token', token);
  // A form post may be answered with HTML or with JSON, so a host that negotiates content may choose either.
  return { headers: { ...headers, accept: 'application/json, text/html;q=0.9' }, body: form };
}

async function confirmSuccess<E extends PostEndpoint>(
  endpoint: E,
  answer: Answer,
  loginPath: string | undefined,
): Promise<Posted<AnswerOf<E>>> {
  const { requestedUrl, url: finalUrl, redirected } = answer;
  if (redirected && isAddressCorrection(requestedUrl, finalUrl)) throw new PostTurnedIntoGetError(finalUrl);
  if (endpoint.proof === 'save') return confirmSave(answer, loginPath);
  const needsAnswer = endpoint.proof === 'answer';
  const showsPage = !needsAnswer && isHtml(answer.text);
  const json = showsPage ? undefined : parseJson(answer.text, true);
  refuseFailure(json, needsAnswer);
  if (needsAnswer) return { answer: await successAnswer(endpoint, json), redirect: undefined };
  const redirect = redirectTarget(json, answer, loginPath);
  if (!redirect && showsPage) throw new PageShownError();
  if (!redirect) throw new ShapeError('redirect', true, 'an address');
  return { answer: json === undefined ? undefined : await checkedAnswer(endpoint, json, true), redirect };
}

/**
 * A save or a removal is proved by a redirect, an empty answer, a plain word, or JSON that states success. Rejects with
 * an `UnprovedError` for what proves nothing, such as a page; the list then shows whether it was done. [NET-22]
 */
async function confirmSave(answer: Answer, loginPath: string | undefined): Promise<Posted<never>> {
  const { text } = answer;
  const showsPage = isHtml(text);
  const saysNothing = !showsPage && isPlainAcceptance(text);
  const json = showsPage || saysNothing ? undefined : tryParseJson(text);
  refuseFailure(json);
  const redirect = redirectTarget(json, answer, loginPath);
  if (!redirect && !saysNothing && !statesSuccess(json)) throw new UnprovedError(showsPage);
  return { answer: undefined, redirect };
}

/** Throws if an answer says that the post failed, or that a part of it did, after which nothing is proved. [NET-22] */
function refuseFailure(json: unknown, isDecision?: boolean): void {
  if (reportsFailure(json, isDecision)) throw new ResultError(json);
  if (containsFailure(json)) throw new UnprovedError(false);
}

/** The answer as proof of success. If it does not match the schema, the post may still have been carried out. [RQ-03] */
const successAnswer = <E extends PostEndpoint>(endpoint: E, json: unknown): Promise<AnswerOf<E>> =>
  checkedAnswer(endpoint, json).catch((error: RequestError) => {
    throw new ResultError(json, true, error.expected);
  });

/** The URL that the answer's JSON names, else the URL that the request was redirected to. */
function redirectTarget(
  json: unknown,
  { requestedUrl, url: finalUrl, redirected }: Answer,
  loginPath: string | undefined,
): string | undefined {
  const { redirect, redirectUrl, url } = (json ?? {}) as Record<string, unknown>;
  const named = [redirect, redirectUrl, url].find(address => address && typeof address === 'string');
  const target = (named as string | undefined) ?? (redirected ? finalUrl : undefined);
  if (target === undefined) return undefined;
  const safeUrl = sameOriginUrl(target, finalUrl);
  if (!safeUrl) throw new RedirectRefusedError();
  if (isSignIn(safeUrl, requestedUrl, loginPath)) throw sessionExpiredError(safeUrl);
  return safeUrl;
}
