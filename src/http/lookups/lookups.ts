import { ask } from '../ask.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from '../endpoint.ts';
import type { RequestError } from '../errors.ts';
import { lookupKey } from '../lookup-key.ts';

interface Lookup {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiters: number;
  /** Milliseconds since 1970; `Infinity` until the answer has arrived. */
  freshUntil: number;
}

/** One caller's share of a lookup. */
export interface LookupShare<Answer> {
  readonly answer: Promise<Answer>;
  /** Stops waiting for the answer; the request is aborted when nobody waits any more. */
  readonly release: () => void;
}

/** The outcome of a lookup. */
export type Outcome<Answer> =
  | { readonly state: 'ready'; readonly answer: Answer; readonly error?: undefined }
  | { readonly state: 'failed'; readonly answer?: undefined; readonly error: RequestError };

const defaultMaxAge = 60_000;
const lookups = new Map<string, Lookup>();

// When Back restores the page, the session may have ended: earlier answers are not used again. [NET-20]
addEventListener('pageshow', ({ persisted }) => persisted && lookups.clear());

/**
 * Joins a running or cached lookup of the page, or starts one. [EMB-02] [NET-12]
 *
 * The answer is cached for `maxAge` milliseconds, 60 s by default; with 0, only requests still in flight are shared.
 */
export function shareLookup<const E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E>,
  maxAge = defaultMaxAge,
): LookupShare<AnswerOf<E>> {
  forgetExpired();
  const key = `${maxAge} ${lookupKey(endpoint, request)}`;
  const lookup = lookups.get(key) ?? startLookup(key, endpoint, request, maxAge);
  lookup.waiters += 1;
  return { answer: lookup.answer as Promise<AnswerOf<E>>, release: releaser(key, lookup) };
}

/** Passes on how a lookup ends; returns a function that releases the share, after which nothing is passed on. */
export function whenSettled<Answer>(
  { answer, release }: LookupShare<Answer>,
  settle: (outcome: Outcome<Answer>) => void,
): () => void {
  let isCurrent = true;
  answer.then(
    value => isCurrent && settle({ state: 'ready', answer: value }),
    (error: RequestError) => isCurrent && settle({ state: 'failed', error }),
  );
  return () => {
    isCurrent = false;
    release();
  };
}

function startLookup<E extends GetEndpoint>(
  key: string,
  endpoint: E,
  request: GetRequest<E>,
  maxAge: number,
): Lookup {
  const controller = new AbortController();
  const answer = ask(endpoint, { ...request, signal: controller.signal } as GetRequest<E>);
  const lookup = { answer, controller, waiters: 0, freshUntil: Number.POSITIVE_INFINITY };
  lookups.set(key, lookup);
  answer.then(
    () => {
      lookup.freshUntil = Date.now() + maxAge;
    },
    () => forget(key, lookup),
  );
  return lookup;
}

function releaser(key: string, lookup: Lookup): () => void {
  let isWaiting = true;
  return () => {
    if (!isWaiting) return;
    isWaiting = false;
    lookup.waiters -= 1;
    // Deferred, so that the next render's effect can take over the request in the same task.
    queueMicrotask(() => {
      if (lookup.waiters > 0 || lookup.freshUntil < Number.POSITIVE_INFINITY) return;
      forget(key, lookup);
      lookup.controller.abort();
    });
  };
}

function forget(key: string, lookup: Lookup): void {
  if (lookups.get(key) === lookup) lookups.delete(key);
}

function forgetExpired(): void {
  for (const [key, lookup] of lookups) if (lookup.freshUntil < Date.now()) lookups.delete(key);
}
