import { collectBody, decoderOf, decodeText, isVeryLargeList } from './body.ts';
import { watchOpening } from './opening.ts';
import { type Prefetched, takePrefetched } from './prefetch.ts';
import { readBody } from './read-body.ts';

/** An answer after all redirects. The body of an error status may be incomplete. */
export interface ReceivedAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** Empty when the body is in `list`. */
  readonly text: string;
  /** The bytes of a GET's very long list, which has to be parsed in slices. */
  readonly list?: readonly Uint8Array[];
  readonly url: string;
  readonly redirected: boolean;
}

/** Receives an answer whose text ends after some complete rows. [TBL-27] */
export type ShowOpening = (opening: ReceivedAnswer) => void;

/** The attempts at one call and what they have found out so far. */
export class RequestAttempts {
  /** The answer to the last attempt. */
  received: ReceivedAnswer | undefined;
  /** A redirect precedes the answer. If the call fails all the same, it leads to a sign-on service of another site. */
  metRedirect = false;
  /** A successful answer began to arrive; if the attempt then fails, it broke off. */
  #hasBegun = false;
  /** No answer arrived: the next attempt checks whether a redirect is the reason. */
  #suspectsRedirect = false;
  readonly #stall: number;
  readonly #showOpening: ShowOpening | undefined;

  /**
   * `stall` is the number of milliseconds without a byte after which an attempt times out. `showOpening` gets the first
   * rows of a list while the others are still arriving.
   */
  constructor(stall: number, showOpening?: ShowOpening) {
    this.#stall = stall;
    this.#showOpening = showOpening;
  }

  /** Sends the request once and reads the whole answer. */
  async exchange(request: Request): Promise<Response> {
    this.received = undefined;
    this.#hasBegun = false;
    const prefetched = this.#takePrefetched(request);
    const answer = await (prefetched?.answer ?? this.#fetch(request));
    const { ok, status, redirected } = answer;
    // A Response constructed by a script, as in tests, has no URL.
    const withoutBody = { ok, status, redirected, url: answer.url || request.url, text: '' };
    this.#hasBegun = ok;
    // An error status is enough, even if its body breaks off.
    if (!ok) this.received = withoutBody;
    const body = prefetched?.body ?? readBody(answer);
    const decoder = decoderOf(answer);
    const mayBeList = ok && request.method === 'GET' && decoder.encoding === 'utf-8';
    const show = this.#showOpening;
    if (mayBeList && show) watchOpening(body, text => show({ ...withoutBody, text }));
    const complete = collectBody(body, request, this.#stall);
    await (ok ? complete : complete.catch(() => {}));
    const { chunks } = body;
    const isList = mayBeList && isVeryLargeList(chunks);
    this.received = {
      ...withoutBody,
      ...(isList ? { list: chunks } : { text: decodeText(chunks, decoder) }),
    };
    return answer;
  }

  /** Whether to retry after attempt `count`, from 1, lost its connection. An answer that broke off is retried once. */
  shouldRetryLostConnection(count: number): boolean {
    this.#suspectsRedirect = count === 1 && !this.#hasBegun;
    return count === 1 || !this.#hasBegun;
  }

  async #fetch(request: Request): Promise<Response> {
    if (!this.#suspectsRedirect) return fetch(request);
    this.#suspectsRedirect = false;
    const answer = await fetch(request, { redirect: 'manual' });
    this.metRedirect = answer.status < 400 && !answer.ok; // browsers report an opaque redirect with status 0
    if (this.metRedirect) throw new TypeError('redirected');
    return answer;
  }

  #takePrefetched({ method, url, signal }: Request): Prefetched | undefined {
    const prefetched = method === 'GET' ? takePrefetched(url) : undefined;
    if (prefetched) signal.addEventListener('abort', prefetched.abort);
    return prefetched;
  }
}
