import { ofPage } from '../../platform/page.ts';
import { ask } from '../ask.ts';
import type { RequestError } from '../errors.ts';
import type { GetRequest } from '../request.ts';

interface SharedAnswer {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiters: number;
  /** Milliseconds since 1970; `Infinity` until the answer has arrived. */
  arrivedAt: number;
}

/** One caller's share of an answer. */
export interface AnswerShare<Answer> {
  readonly answer: Promise<Answer>;
  /** Stops waiting for the answer; the request is aborted when nobody waits any more. */
  readonly release: () => void;
}

/** How a request ended. */
export type Outcome<Answer> =
  | { readonly state: 'ready'; readonly answer: Answer; readonly error?: undefined }
  | { readonly state: 'failed'; readonly answer?: undefined; readonly error: RequestError };

/** For how long an answer is kept, in milliseconds; no caller may use an older one. */
export const longestAge = 60_000;

const answers = () => ofPage('answers', () => new Map<string, SharedAnswer>());

// When Back restores the page, the session may have ended: earlier answers are not used again. [NET-20]
addEventListener('pageshow', ({ persisted }) => persisted && answers().clear());

/**
 * Joins a request of the page that is in flight or was answered at most `maxAge` milliseconds ago, else sends it. With 0,
 * only requests in flight are shared. [EMB-02] [NET-12]
 */
export function shareAnswer<Answer>(request: GetRequest<Answer>, maxAge = longestAge): AnswerShare<Answer> {
  forgetOlderThan(longestAge);
  const known = answers().get(request.key);
  const shared = known && ageOf(known) <= maxAge ? known : send(request);
  shared.waiters += 1;
  return { answer: shared.answer as Promise<Answer>, release: releaser(request.key, shared) };
}

/** Passes on how a request ends; returns a function that releases the share, after which nothing is passed on. */
export function whenSettled<Answer>(
  { answer, release }: AnswerShare<Answer>,
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

function send(request: GetRequest): SharedAnswer {
  const controller = new AbortController();
  const answer = ask(request, controller.signal);
  const shared = { answer, controller, waiters: 0, arrivedAt: Number.POSITIVE_INFINITY };
  answers().set(request.key, shared);
  answer.then(
    () => {
      shared.arrivedAt = Date.now();
    },
    () => forget(request.key, shared),
  );
  return shared;
}

function releaser(key: string, shared: SharedAnswer): () => void {
  let isWaiting = true;
  return () => {
    if (!isWaiting) return;
    isWaiting = false;
    shared.waiters -= 1;
    // Deferred, so that the next render's effect can take over the request in the same task.
    queueMicrotask(() => {
      if (shared.waiters > 0 || shared.arrivedAt < Number.POSITIVE_INFINITY) return;
      forget(key, shared);
      shared.controller.abort();
    });
  };
}

const ageOf = ({ arrivedAt }: SharedAnswer): number => Date.now() - arrivedAt;

function forget(key: string, shared: SharedAnswer): void {
  if (answers().get(key) === shared) answers().delete(key);
}

function forgetOlderThan(age: number): void {
  for (const [key, shared] of answers()) if (ageOf(shared) > age) answers().delete(key);
}
