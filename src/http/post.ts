import { session } from '../platform/session.ts';
import { Call, type CallContent } from './call.ts';
import type { PostBody } from './endpoint.ts';
import { HttpError } from './errors.ts';
import { confirmPost, type Posted } from './post-answer.ts';
import { readHeaders } from './prefetch.ts';
import type { PostRequest } from './request.ts';

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
export async function post<Answer>(
  request: PostRequest<Answer>,
  idempotencyKey: string,
): Promise<Posted<Answer>> {
  const { endpoint, page, body } = request;
  const token = session().tokens.current(page);
  const send = async (sentToken: string | undefined) => {
    const call = new Call(request, buildContent(body, idempotencyKey, sentToken));
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

function buildContent(
  { fields, json }: PostBody,
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
