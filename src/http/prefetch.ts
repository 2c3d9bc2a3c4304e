import { ofPage } from '../platform/page.ts';

/** The headers of every GET. A prefetch sends the same ones, so that its answer can replace the real request's. */
export const readHeaders = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** A request that was sent before the element's code had arrived. */
export interface Prefetched {
  readonly answer: Promise<Response>;
  readonly abort: () => void;
  /** The body, once the answer has begun to arrive. */
  body?: BodyReader;
}

interface PendingPrefetch extends Prefetched {
  /** The elements that it was sent for. */
  readonly elements: Element[];
  /** Milliseconds since 1970; `Infinity` until the answer begins to arrive. */
  freshUntil: number;
}

const maxAge = 10_000;
const prefetched = () => ofPage('prefetched', () => new Map<string, PendingPrefetch>());

/** Sends an element's first GET while its code is still loading, once per address. `href` must come from `addressOf`. */
export function prefetch(href: string, element: Element): void {
  const pending = prefetched().get(href) ?? sendPrefetch(href);
  pending.elements.push(element);
  prefetched().set(href, pending);
}

function sendPrefetch(href: string): PendingPrefetch {
  const controller = new AbortController();
  const { signal } = controller;
  const answer = fetch(href, { headers: readHeaders, mode: 'same-origin', cache: 'no-store', signal });
  const pending: PendingPrefetch = {
    answer,
    abort: () => controller.abort(),
    // Stryker disable next-line ArrayDeclaration: only elements are connected to the page.
    elements: [],
    freshUntil: Infinity,
  };
  answer
    .then(async response => {
      pending.freshUntil = Date.now() + maxAge; // timers may fire late, for example in a background tab
      setTimeout(() => discard(href, pending), maxAge);
      pending.body = readBody(response); // read now, while the main thread is idle
      await pending.body.end;
    })
    .catch(() => {}); // the call that takes it reports the failure; if nobody takes it, nobody needs to know
  return pending;
}

/**
 * Hands a prefetched request over to the GET with the same address, once.
 *
 * It must still be in flight or have begun to arrive within the last 10 s. Otherwise it is aborted and the result is
 * undefined.
 */
export function takePrefetched(url: string): Prefetched | undefined {
  const pending = prefetched().get(url);
  prefetched().delete(url);
  if (!pending || Date.now() <= pending.freshUntil) return pending;
  pending.abort();
  return undefined;
}

/** Aborts the prefetched requests whose elements have all left the page. */
export function dropAbandoned(): void {
  for (const [href, pending] of prefetched())
    if (!pending.elements.some(({ isConnected }) => isConnected)) discard(href, pending);
}

/** Aborts a request and releases its body, unless it has been taken. */
function discard(href: string, pending: PendingPrefetch): void {
  if (prefetched().get(href) !== pending) return;
  prefetched().delete(href);
  pending.abort();
}

/** The body of an answer while it arrives. */
export interface BodyReader {
  /** The bytes received so far. */
  readonly chunks: readonly Uint8Array[];
  /** Resolves when the body is complete; rejects when it breaks off. */
  readonly end: Promise<void>;
  /** Its `cancel` stops the download; undefined when the answer has no body. */
  readonly reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
}

/** Starts reading a body at once; browsers pause the download of a body that nobody reads. */
export function readBody({ body }: Response): BodyReader {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  const read = async () => {
    for (;;) {
      const chunk = (await reader?.read())?.value;
      if (!chunk) return;
      chunks.push(chunk);
    }
  };
  return { chunks, end: read(), reader };
}
