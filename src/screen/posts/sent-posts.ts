import type { PostRequest } from '../../http/request.ts';
import { ofPage } from '../../platform/page.ts';

/** What was sent under a name to an address, and with which idempotency key. */
export interface SentPost {
  readonly url: PostRequest['url'];
  readonly intent: string;
  readonly key: string;
  /** It repeats one whose outcome was unknown, or unseen, when it was sent, perhaps one of another element. */
  readonly isRepeated: boolean;
  /** Its outcome is known, and people were told, or need not be. */
  isSettled: boolean;
  /** When it ended, on the clock of `performance.now()`; until then, Infinity. */
  endedAt: number;
}

/** What the elements of the page have sent last, by name and address: a copy of an element sends the same with its key. */
const sentPosts = () => ofPage('sent posts', () => new Map<string, SentPost>());

/**
 * What is to be sent now under a name. The same as last time has the same key until that is settled; in the element that
 * has sent it (`own`) also after that, since the browser may still be leaving the page. [NET-12] [NET-19]
 */
export function sentPost(name: string, request: PostRequest, own: SentPost | undefined): SentPost {
  const { url } = request;
  const intent = intentOf(request);
  const place = `${name} ${url}`;
  const last = sentPosts().get(place);
  const isSame = last?.intent === intent && (!last.isSettled || last.key === own?.key);
  const isRepeated = isSame && !last.isSettled;
  const key = isSame ? last.key : newIdempotencyKey();
  const sent = { url, intent, key, isRepeated, isSettled: false, endedAt: Number.POSITIVE_INFINITY };
  sentPosts().set(place, sent);
  return sent;
}

/** Whether an element of the page has sent something else to this address that data requested at `readAt` may not show yet. [NET-19] */
export function conflictsWithSent(request: PostRequest, readAt: number): boolean {
  const asked = intentOf(request);
  return [...sentPosts().values()].some(
    ({ url, intent, isSettled, endedAt }) =>
      !isSettled && url === request.url && intent !== asked && endedAt >= readAt,
  );
}

/** What is posted, and where, as a text: two posts of the same are one intent, in whatever order the fields are stated. */
export const intentOf = ({ url, body: { fields, json } }: PostRequest): string =>
  JSON.stringify([url, fields?.toSorted(), json]);

/** A key for one post: 128 random bits as hex. Not `crypto.randomUUID`, which is missing on plain http pages. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
