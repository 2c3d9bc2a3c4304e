import { type BodyReader, readBody } from './read-body.ts';

/** What every GET says of itself; the same when prefetched, so that one may stand in for the other. */
export const readHeaders = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** A request that was sent before the code that needs its answer had arrived. */
export interface Prefetched {
  readonly answer: Promise<Response>;
  readonly abort: () => void;
  /** The body of the answer, from when that has begun. */
  body?: BodyReader;
}

interface Waiting extends Prefetched {
  /** Those for which it was sent. */
  readonly elements: Element[];
  /** Milliseconds since 1970; set when the answer has begun to arrive. */
  freshUntil: number;
}

const keptFor = 10_000;
const page = globalThis as { [prefetched: symbol]: Map<string, Waiting> | undefined };
const key = Symbol.for('psp.prefetched');

/** Sends an element's GET before the code that needs its answer has arrived, once. `href` is what `addressOf` gives. */
export function prefetch(href: string, element: Element): void {
  page[key] ??= new Map();
  const waiting = page[key].get(href) ?? sent(href);
  waiting.elements.push(element);
  page[key].set(href, waiting);
}

function sent(href: string): Waiting {
  const controller = new AbortController();
  const { signal } = controller;
  const answer = fetch(href, { headers: readHeaders, mode: 'same-origin', cache: 'no-store', signal });
  const waiting: Waiting = {
    answer,
    abort: () => controller.abort(),
    elements: [],
    freshUntil: Infinity,
  };
  answer
    .then(async response => {
      waiting.freshUntil = Date.now() + keptFor; // the timer may be late, as in a background tab
      setTimeout(() => drop(href, waiting), keptFor);
      waiting.body = readBody(response); // the browser has time for it now
      await waiting.body.end;
    })
    .catch(() => {}); // who takes it sees the failure; if nobody does, it is no failure
  return waiting;
}

/**
 * Hands a prefetched request over, once: to a GET of the same address and headers, while its answer is on its way or
 * began to arrive within the last 10 s: after that, or when the headers differ, it is aborted.
 */
export function takePrefetched(url: string, headers: HeadersInit): Prefetched | undefined {
  const waiting = page[key]?.get(url);
  page[key]?.delete(url);
  if (!waiting || (areReadHeaders(headers) && Date.now() <= waiting.freshUntil)) return waiting;
  waiting.abort();
  return undefined;
}

/** Aborts the requests whose elements have all left the page. */
export function dropAbandoned(): void {
  for (const [href, waiting] of page[key] ?? [])
    if (!waiting.elements.some(({ isConnected }) => isConnected)) drop(href, waiting);
}

/** Lets go of a request and what has come of its body, unless something has taken it. */
function drop(href: string, waiting: Waiting): void {
  if (page[key]?.get(href) !== waiting) return;
  page[key].delete(href);
  waiting.abort();
}

const areReadHeaders = (headers: HeadersInit): boolean =>
  JSON.stringify([...new Headers(headers)]) === JSON.stringify([...new Headers(readHeaders)]);
