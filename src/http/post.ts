import { sameOriginUrl } from '../domain/same-origin.ts';
import { answerIn, isPage, jsonIn } from './answer.ts';
import { postBudget } from './budget.ts';
import { hrefOf, logged } from './call.ts';
import { readHeaders } from './early.ts';
import type { AnswerOf, PostEndpoint, PostedField, PostRequest } from './endpoint.ts';
import { ParseError, RedirectRefusedError, ResultError } from './errors.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { Received } from './received.ts';
import { sendOnce } from './send-once.ts';
import { endedAtLogin, sessionExpired, sessionLives } from './session.ts';

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
export function post<const E extends PostEndpoint>(
  endpoint: E,
  request: PostRequest<E>,
): Promise<Posted<AnswerOf<E>>> {
  return logged(endpoint, async () => {
    const href = hrefOf(endpoint, request);
    const { loginPath } = request.page;
    const { headers, body } = contentOf(request);
    const received = await sendOnce(href, {
      headers: { ...headers, 'idempotency-key': request.idempotencyKey ?? newIdempotencyKey() },
      body,
      budget: endpoint.budget ?? postBudget,
      loginPath,
    });
    const posted = await proven(endpoint, received, href, loginPath);
    sessionLives();
    return posted;
  });
}

interface Content {
  readonly fields?: readonly PostedField[] | undefined;
  readonly json?: object | undefined;
  readonly page: { readonly token?: string | undefined };
}

function contentOf({ fields, json, page: { token } }: Content): {
  headers: Record<string, string>;
  body: FormData | string;
} {
  if (!fields) {
    const headers = { ...readHeaders, 'content-type': 'application/json' };
    return { headers: token ? { ...headers, 'x-csrf-token': token } : headers, body: JSON.stringify(json) };
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  if (token) form.append('_token', token);
  // A form post is answered with a page or with JSON; a host that negotiates must be free to send either.
  return { headers: { ...readHeaders, accept: 'application/json, text/html;q=0.9' }, body: form };
}

async function proven<E extends PostEndpoint>(
  endpoint: E,
  received: Received,
  href: string,
  loginPath: string | undefined,
): Promise<Posted<AnswerOf<E>>> {
  const showsPage = endpoint.proof !== 'answer' && isPage(received.text);
  const json = showsPage ? undefined : jsonIn(received.text, loginPath, true);
  const { result } = (json ?? {}) as { result?: unknown };
  if (result !== undefined && result !== 'success') throw new ResultError(json);
  if (endpoint.proof === 'answer')
    return { answer: await answerIn(endpoint, json, true), redirect: undefined };
  const redirect = redirectIn(json, received, href, loginPath);
  if (!redirect && (endpoint.proof === 'redirect' || showsPage)) throw new ParseError(true);
  return { answer: json === undefined ? undefined : await answerIn(endpoint, json, true), redirect };
}

/** The address named by the answer, else the one at which it arrived by a redirect. */
function redirectIn(
  json: unknown,
  received: Received,
  href: string,
  loginPath: string | undefined,
): string | undefined {
  const { redirect, redirectUrl, url } = (json ?? {}) as Record<string, unknown>;
  const named = [redirect, redirectUrl, url].find(address => address && typeof address === 'string');
  const target = (named as string | undefined) ?? (received.redirected ? received.url : undefined);
  if (target === undefined) return undefined;
  const safe = sameOriginUrl(target, received.url);
  if (!safe) throw new RedirectRefusedError();
  if (endedAtLogin(safe, href, loginPath)) throw sessionExpired(safe);
  return safe;
}
