import { collectBody, isVeryLargeList, textOf } from './body.ts';
import { type Prefetched, takePrefetched } from './prefetch.ts';
import { readBody } from './read-body.ts';

/** An answer, its redirects followed; the words of a refusal as far as they came. */
export interface Received {
  readonly ok: boolean;
  readonly status: number;
  /** Empty where it stands in `list`. */
  readonly text: string;
  /** The bytes of what is too long to be read at once, as far as a GET may bring it. */
  readonly list?: readonly Uint8Array[];
  readonly url: string;
  readonly redirected: boolean;
}

/** The attempts at one call, and what they have shown so far. */
export class RequestAttempts {
  /** What the last attempt brought. */
  received: Received | undefined;
  /** A redirect stands before the answer; if none comes then either, it leads to the sign-on service of another site. */
  meetsRedirect = false;
  /** An answer began; if there is a failure, it broke off. */
  #begun = false;
  /** No answer came: the next attempt looks whether a redirect stands before it. */
  #suspect = false;
  readonly #stall: number;
  readonly #headers: HeadersInit;

  /** `stall`: milliseconds without a byte after which an answer is given up; `headers`: what the call says of itself. */
  constructor(stall: number, headers: HeadersInit) {
    this.#stall = stall;
    this.#headers = headers;
  }

  /** Sends it once and reads the answer. */
  async exchange(request: Request): Promise<Response> {
    this.received = undefined;
    this.#begun = false;
    const prefetched = this.#takePrefetched(request);
    const answer = await (prefetched?.answer ?? this.#fetch(request));
    const { ok, status, redirected } = answer;
    // An answer that was made within the page has no address.
    const begun = { ok, status, redirected, url: answer.url || request.url, text: '' };
    this.#begun = ok;
    // A status of failure says enough, even if its words break off.
    if (!ok) this.received = begun;
    const body = prefetched?.body ?? readBody(answer);
    const whole = collectBody(body, request, this.#stall);
    await (ok ? whole : whole.catch(() => {}));
    const { pieces } = body;
    const isList = ok && request.method === 'GET' && isVeryLargeList(pieces);
    this.received = { ...begun, ...(isList ? { list: pieces } : { text: textOf(pieces) }) };
    return answer;
  }

  /** Whether it is worth another try after attempt `count`, from 1, lost its connection; half an answer only once. */
  mayRepeatLost(count: number): boolean {
    this.#suspect = count === 1 && !this.#begun;
    return count === 1 || !this.#begun;
  }

  async #fetch(request: Request): Promise<Response> {
    if (!this.#suspect) return fetch(request);
    this.#suspect = false;
    const answer = await fetch(request, { redirect: 'manual' });
    this.meetsRedirect = answer.status < 400 && !answer.ok; // a browser hides the status: it is 0
    if (this.meetsRedirect) throw new TypeError('redirected');
    return answer;
  }

  // A request whose class comes from a frame that is gone, as beside MooTools, cannot tell its headers.
  #takePrefetched({ method, url, signal }: Request): Prefetched | undefined {
    const prefetched = method === 'GET' ? takePrefetched(url, this.#headers) : undefined;
    if (prefetched) signal.addEventListener('abort', prefetched.abort);
    return prefetched;
  }
}
