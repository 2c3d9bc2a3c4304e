import { ask } from './ask.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from './endpoint.ts';

interface Lookup {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
  /** Set when the answer has come. */
  freshUntil: number;
}

/** One of those who wait for a lookup. */
export interface Share<Answer> {
  readonly answer: Promise<Answer>;
  /** Says that this one no longer waits; the request is aborted when nobody does. */
  readonly leave: () => void;
}

const keptFor = 60_000;
const lookups = new Map<string, Lookup>();

/** What two requests have in common when one answer serves both, whichever elements ask. */
export function lookupKey<E extends GetEndpoint>(
  { name }: E,
  { path, url, query, page: { apiBase } }: GetRequest<E>,
): string {
  return JSON.stringify([name, path, url, query, apiBase]);
}

/**
 * Joins the page's lookup of the same thing, or begins it; its answer serves for 60 s all of the page that ask so, or
 * for the milliseconds of `kept`, where 0 joins only what is still on its way. [EMB-02] [NET-12]
 */
export function shareLookup<const E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E>,
  kept = keptFor,
): Share<AnswerOf<E>> {
  forgetStale();
  const key = `${kept} ${lookupKey(endpoint, request)}`;
  const lookup = lookups.get(key) ?? begin(key, endpoint, request, kept);
  lookup.waiting += 1;
  return { answer: lookup.answer as Promise<AnswerOf<E>>, leave: leaving(key, lookup) };
}

function begin<E extends GetEndpoint>(
  key: string,
  endpoint: E,
  request: GetRequest<E>,
  kept: number,
): Lookup {
  const controller = new AbortController();
  const answer = ask(endpoint, { ...request, signal: controller.signal } as GetRequest<E>);
  const lookup = { answer, controller, waiting: 0, freshUntil: Number.POSITIVE_INFINITY };
  lookups.set(key, lookup);
  answer.then(
    () => {
      lookup.freshUntil = Date.now() + kept;
    },
    () => forget(key, lookup),
  );
  return lookup;
}

function leaving(key: string, lookup: Lookup): () => void {
  let waits = true;
  return () => {
    if (!waits) return;
    waits = false;
    lookup.waiting -= 1;
    // Whoever takes over in the same turn, such as the next render's effect, still finds the request alive.
    queueMicrotask(() => {
      if (lookup.waiting > 0 || lookup.freshUntil < Number.POSITIVE_INFINITY) return;
      forget(key, lookup);
      lookup.controller.abort();
    });
  };
}

function forget(key: string, lookup: Lookup): void {
  if (lookups.get(key) === lookup) lookups.delete(key);
}

function forgetStale(): void {
  for (const [key, lookup] of lookups) if (lookup.freshUntil < Date.now()) lookups.delete(key);
}
