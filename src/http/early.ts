import { type BodyReader, readBody } from './read-body.ts';

/** What every GET says of itself; the same early and late, so that one may stand in for the other. */
export const readHeaders = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** A request that left before the code that needs its answer. */
export interface EarlyRequest {
  readonly answer: Promise<Response>;
  readonly abort: () => void;
  /** The body of the answer, from when that has begun. */
  body?: BodyReader;
}

interface Waiting extends EarlyRequest {
  /** Those for which it was sent. */
  readonly elements: Element[];
  /** Milliseconds since 1970; set when the answer has begun to arrive. */
  freshUntil: number;
}

const keptFor = 10_000;
const page = globalThis as { [early: symbol]: Map<string, Waiting> | undefined };
const key = Symbol.for('psp.early');

/** Sends an element's GET before the code that needs its answer has arrived, once. `href` is what `addressOf` gives. */
export function sendEarly(href: string, element: Element): void {
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
      waiting.freshUntil = Date.now() + keptFor;
      waiting.body = readBody(response); // the browser has time for it now
      await waiting.body.end;
    })
    .catch(() => {}); // who takes it sees the failure; if nobody does, it is no failure
  return waiting;
}

/**
 * Hands an early request over, once: to a GET of the same address that says the same of itself, while its answer is on
 * its way or has come within the last 10 s. What may not be handed over is aborted.
 */
export function takeEarly(url: string, headers: HeadersInit): EarlyRequest | undefined {
  const waiting = page[key]?.get(url);
  page[key]?.delete(url);
  if (!waiting || (saysTheSame(headers) && Date.now() <= waiting.freshUntil)) return waiting;
  waiting.abort();
  return undefined;
}

/** Aborts the requests whose elements have all left the page. */
export function dropLeft(): void {
  for (const [href, { elements, abort }] of page[key] ?? []) {
    if (elements.some(({ isConnected }) => isConnected)) continue;
    page[key]?.delete(href);
    abort();
  }
}

const saysTheSame = (headers: HeadersInit): boolean =>
  JSON.stringify([...new Headers(headers)]) === JSON.stringify([...new Headers(readHeaders)]);
