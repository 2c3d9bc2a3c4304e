import { decoderOf, decodeText, watchStall } from './body.ts';
import { watchOpening } from './opening.ts';
import { takePrefetched } from './prefetch.ts';
import { readBody } from './read-body.ts';

/** An answer after all redirects. The body of an error status may be incomplete. */
export interface ReceivedAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
  readonly url: string;
  readonly redirected: boolean;
}

/** Receives an answer whose text ends after some complete rows. [TBL-27] */
export type ShowOpening = (opening: ReceivedAnswer) => void;

/** The milliseconds that an attempt may take in all, and without a byte. */
interface Limits {
  readonly total: number;
  readonly stall: number;
}

/** One attempt at a call, and how far it came. */
export class Attempt {
  received: ReceivedAnswer | undefined;
  /** A successful answer began to arrive; if it was not received all the same, it broke off. */
  hasBegun = false;
  /** The host redirects; known only when the request does not follow redirects. */
  metRedirect = false;
  isTimedOut = false;
  retryAfter: string | null = null;
  readonly #controller = new AbortController();

  /** Sends the request and reads the whole answer, until that ends, a limit is reached or `signal` aborts it. Never rejects. */
  async send(
    href: string,
    { signal, ...init }: RequestInit,
    { total, stall }: Limits,
    showOpening?: ShowOpening,
  ): Promise<void> {
    const own = this.#controller.signal;
    const timer = setTimeout(this.#timeOut, total);
    signal?.addEventListener('abort', this.#stop, { signal: own });
    const stopped = new Promise(resolve => own.addEventListener('abort', resolve));
    const exchanged = this.#exchange(href, { ...init, signal: own }, stall, showOpening);
    await Promise.race([exchanged.catch(() => {}), stopped]);
    clearTimeout(timer);
    this.#stop();
  }

  async #exchange(href: string, init: RequestInit, stall: number, showOpening?: ShowOpening): Promise<void> {
    const request = new Request(href, init);
    const prefetched = request.method === 'GET' ? takePrefetched(request.url) : undefined;
    if (prefetched) this.#controller.signal.addEventListener('abort', prefetched.abort);
    const answer = await (prefetched?.answer ?? fetch(request));
    const { ok, status, redirected } = answer;
    // Browsers report a redirect that is not followed with status 0.
    this.metRedirect = request.redirect === 'manual' && !ok && status < 400;
    if (this.metRedirect) return;
    this.hasBegun = ok;
    this.retryAfter = answer.headers.get('retry-after');
    // A Response constructed by a script, as in tests, has no URL.
    const withoutBody = { ok, status, redirected, url: answer.url || request.url, text: '' };
    // An error status is enough, even if its body breaks off.
    if (!ok) this.received = withoutBody;
    const body = prefetched?.body ?? readBody(answer);
    const decoder = decoderOf(answer);
    if (ok && showOpening && decoder.encoding === 'utf-8')
      watchOpening(body, text => showOpening({ ...withoutBody, text }));
    watchStall(body, stall, this.#timeOut);
    await body.end;
    this.received = { ...withoutBody, text: decodeText(body.chunks, decoder) };
  }

  readonly #stop = (): void => this.#controller.abort();

  readonly #timeOut = (): void => {
    this.isTimedOut = true;
    this.#stop();
  };
}
