import { sameOriginUrl } from '../domain/platform/same-origin.ts';
import { answerIn, isPage, jsonIn } from './answer.ts';
import { type Answer, type CallContent, call } from './call.ts';
import type { AnswerOf, PageSettings, PostEndpoint, PostedField, PostRequest } from './endpoint.ts';
import {
  PageShownError,
  RedirectRefusedError,
  type RequestError,
  ResultError,
  ShapeError,
} from './errors.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { readHeaders } from './prefetch.ts';
import { sessionExpired } from './session.ts';
import { isSignIn } from './sign-in.ts';

/** What a POST that the server carried out came back with. */
export interface Posted<Answer> {
  /** Undefined where the answer is a page or empty. */
  readonly answer: Answer | undefined;
  /** Where the browser is to go, on this site; it may be the page itself, which then shows its flash message. */
  readonly redirect: string | undefined;
}

/**
 * Posts a form or JSON, once, and resolves only when the answer proves that the server did it. [NET-09] [NET-10]
 *
 * Rejects with a `RequestError`, already logged; `outcomeUnknown` then says that the server may have done it all the
 * same. It is never repeated, and goes on when its element is removed. [NET-12]
 *
 * Browsers themselves send a POST again when a reused connection is reset before the answer, or answered with 408;
 * no script can keep them from it. Both bear the same `Idempotency-Key`, by which a host can tell.
 */
export const post = <const E extends PostEndpoint>(
  endpoint: E,
  request: PostRequest<E>,
): Promise<Posted<AnswerOf<E>>> =>
  call(endpoint, request, contentOf(request), answer => proven(endpoint, answer, request.page.loginPath));

interface Content {
  readonly fields?: readonly PostedField[] | undefined;
  readonly json?: object | undefined;
  readonly page: PageSettings;
  readonly idempotencyKey?: string | undefined;
}

function contentOf({
  fields,
  json,
  page: { token },
  idempotencyKey = newIdempotencyKey(),
}: Content): CallContent {
  const headers = {
    ...readHeaders,
    'idempotency-key': idempotencyKey,
    ...(token && { 'x-csrf-token': token }),
  };
  if (!fields) return { headers, json };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  if (token) form.append('_token', token);
  // A form post is answered with a page or with JSON; a host that negotiates must be free to send either.
  return { headers: { ...headers, accept: 'application/json, text/html;q=0.9' }, body: form };
}

async function proven<E extends PostEndpoint>(
  endpoint: E,
  answer: Answer,
  loginPath: string | undefined,
): Promise<Posted<AnswerOf<E>>> {
  const needsAnswer = endpoint.proof === 'answer';
  const showsPage = !needsAnswer && isPage(answer.text);
  const json = showsPage ? undefined : jsonIn(answer.text, true);
  if (isRefused(json)) throw new ResultError(json);
  if (needsAnswer) return { answer: await successIn(endpoint, json), redirect: undefined };
  const redirect = redirectIn(json, answer, loginPath);
  if (!redirect && showsPage) throw new PageShownError();
  if (!redirect && endpoint.proof === 'redirect') throw new ShapeError('redirect', true, 'an address');
  return { answer: json === undefined ? undefined : await answerIn(endpoint, json, true), redirect };
}

/** Whether the answer itself says that it was not done, whatever its status. [RQ-03] */
function isRefused(json: unknown): boolean {
  const { result = 'success', success } = (json ?? {}) as { result?: unknown; success?: unknown };
  return result !== 'success' || success === false;
}

/** An answer that is to prove it, and has another shape, proves nothing; it may have been done. [RQ-03] */
const successIn = <E extends PostEndpoint>(endpoint: E, json: unknown): Promise<AnswerOf<E>> =>
  answerIn(endpoint, json).catch((error: RequestError) => {
    throw new ResultError(undefined, true, error.expected);
  });

/** The address named by the answer, else the one at which it arrived by a redirect. */
function redirectIn(
  json: unknown,
  { asked, url: final, redirected }: Answer,
  loginPath: string | undefined,
): string | undefined {
  const { redirect, redirectUrl, url } = (json ?? {}) as Record<string, unknown>;
  const named = [redirect, redirectUrl, url].find(address => address && typeof address === 'string');
  const target = (named as string | undefined) ?? (redirected ? final : undefined);
  if (target === undefined) return undefined;
  const safe = sameOriginUrl(target, final);
  if (!safe) throw new RedirectRefusedError();
  if (isSignIn(safe, asked, loginPath)) throw sessionExpired(safe);
  return safe;
}
