import type { StandardSchemaV1 } from 'ky';
import type { Endpoint } from '../../../src/http/request.ts';

/** What a host sends in answer to a call, before it is checked. */
export type SentFor<E extends Endpoint> =
  E['answer'] extends StandardSchemaV1<infer Sent, unknown> ? Sent : never;

type Reply<E extends Endpoint> = SentFor<E> | Response | Promise<SentFor<E> | Response>;
type Replying<E extends Endpoint> = (request: Request, path: Readonly<Record<string, string>>) => Reply<E>;

/** How a host answers one of its calls. */
export interface Answer {
  /** Answers a request for this call; undefined for any other request. */
  readonly reply: (request: Request) => unknown;
}

/**
 * The answer to a call: what is sent, checked against the call's own type, or what the host makes of the request and
 * the ids in its path. A call whose address the page supplies is answered at `path`, or at every address.
 */
export function to<E extends Endpoint>(
  endpoint: E,
  reply: SentFor<E> | Replying<E>,
  path: string = endpoint.path,
): Answer {
  const pattern = path === '{url}' ? /^/ : new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return {
    reply: request => {
      const found = pattern.exec(new URL(request.url).pathname);
      if (!found || request.method !== endpoint.method) return undefined;
      return typeof reply === 'function' ? (reply as Replying<E>)(request, { ...found.groups }) : reply;
    },
  };
}

/** A host with these answers, of which the first match is used; any other request gets 404. */
export const hostOf =
  (...answers: readonly Answer[]) =>
  async (request: Request): Promise<Response> => {
    for (const { reply } of answers) {
      const sent = await reply(request);
      if (sent !== undefined) return sent instanceof Response ? sent : Response.json(sent);
    }
    return new Response('', { status: 404 });
  };

/** A host that never answers. */
export const silence: Answer = { reply: () => new Promise(() => {}) };
