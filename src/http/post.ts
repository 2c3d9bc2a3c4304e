import { session } from '../platform/session.ts';
import { Call, type CallContent } from './call.ts';
import type { AnswerOf, PostEndpoint, PostedField, PostRequest } from './endpoint.ts';
import { HttpError } from './errors.ts';
import { confirmPost, type Posted } from './post-answer.ts';
import { readHeaders } from './prefetch.ts';
import { requestTo } from './request.ts';

/**
 * Posts a form or JSON once and resolves only when the answer confirms success. [NET-09] [NET-10]
 *
 * Rejects with a `RequestError`, already logged; its `outcome` says whether the host may have carried out the post all
 * the same. A post is never retried, and continues when its element is removed. [NET-12] Only one that a host refused
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
  const resolved = requestTo(endpoint, request);
  const token = session().tokens.current(page);
  const send = async (sentToken: string | undefined) => {
    const call = new Call(resolved, buildContent(request, idempotencyKey, sentToken));
    try {
      const posted = await confirmPost(endpoint, await call.send(), page.loginPath);
      call.succeeded();
      return posted;
    } catch (error) {
      throw call.failed(error);
    }
  };
  try {
    return await send(token);
  } catch (error) {
    const fresh = error instanceof HttpError ? error.freshToken : undefined;
    if (fresh === undefined || fresh === token) throw error;
    session().tokens.replace(token, fresh);
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

/** A key for one post: 128 random bits as hex. Not `crypto.randomUUID`, which is missing on plain http pages. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
