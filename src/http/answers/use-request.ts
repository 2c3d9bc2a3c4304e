import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { ofPage } from '../../platform/page.ts';
import { ask } from '../ask.ts';
import { mayBeOffline, type RequestError } from '../errors.ts';
import type { GetRequest } from '../request.ts';
import { ReturnCheck, tellsSignedOut } from '../return-check.ts';

interface Pending {
  readonly state: 'idle' | 'loading';
  readonly answer?: undefined;
  readonly error?: undefined;
}

/** The state of a request, and a function that sends it again. */
type AnswerState<Answer> = (Pending | Outcome<Answer>) & { readonly retry: () => void };

type Settled<Answer> = Outcome<Answer> & {
  readonly key: string | undefined;
  /** Why the host did not confirm the answer when it was asked again after Back. */
  readonly unconfirmedBy?: RequestError;
};

/** The maximum age of a record that another element has just received, as for a prefetched one. [EMB-02] */
export const sharedRecordMaxAge = 10_000;

/**
 * Sends a request, shared with the rest of the page; without one it stays idle. [EMB-02] [NET-12]
 *
 * `maxAge`: how old an answer may be that the page already has, in milliseconds: 60 s by default; 0 for records. [NET-16]
 *
 * A changed request shows `loading` at once, and stale answers are ignored. One that failed without a connection is
 * retried once when the browser is back online. When Back restores the page, the request is sent again; the answer
 * stays meanwhile, unseen, and is removed if the session has ended. [NET-20]
 */
export function useRequest<Answer>(
  request: GetRequest<Answer> | undefined,
  maxAge?: number,
): AnswerState<Answer> {
  const [settled, settle] = useState<Settled<Answer>>();
  const [attempt, setAttempt] = useState(0);
  const [returns, setReturns] = useState(0);
  // Stryker disable next-line ArrayDeclaration,ArithmeticOperator: any constant list and any other number do the same.
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  const key = request && `${attempt} ${request.key}`;
  const asking = key && `${returns} ${key}`;
  // The request is a new object on every render; the key identifies it.
  const share = useEffectEvent(() => request && shareAnswer(request, maxAge));
  const returnCheck = useReturnCheck(request?.page.host, () => {
    // Stryker disable next-line ArithmeticOperator: any other number does the same.
    setReturns(returns + 1);
    if (!key) settle(undefined);
  });

  // A layout effect, so that a prefetched answer can be shown before the first paint.
  useLayoutEffect(() => {
    const shared = asking && share();
    if (shared) return whenSettled(shared, outcome => settle(last => keptOr(outcome, key, last)));
  }, [asking, key]);
  // Once the answer is shown: the check makes the element visible.
  useLayoutEffect(() => {
    if (settled) returnCheck.settle(settled.error ?? settled.unconfirmedBy);
  }, [settled, returnCheck]);

  const current = key === undefined ? idle : settled?.key === key ? settled : loading;
  useOnceOnline(current.error, retry);
  return { ...current, retry };
}

const idle: Pending = { state: 'idle' };
const loading: Pending = { state: 'loading' };

/** Only a request after Back meets an answer; if it fails for another reason than the session, that answer stays. */
function keptOr<Answer>(
  outcome: Outcome<Answer>,
  key: string | undefined,
  last: Settled<Answer> | undefined,
): Settled<Answer> {
  const { error } = outcome;
  const isKept = error && !tellsSignedOut(error) && last?.state === 'ready' && last.key === key;
  return isKept ? { ...last, unconfirmedBy: error } : { ...outcome, key };
}

/**
 * Asks again when the browser's Back has restored the page from the back/forward cache. The check tells whether the
 * session has ended meanwhile; `host` stays hidden until it is settled. [NET-20] [NET-26]
 */
function useReturnCheck(host: object | undefined, askAgain: () => void): ReturnCheck {
  const onReturn = useEffectEvent(() => {
    check.begin();
    askAgain();
  });
  const check = useMemo(() => new ReturnCheck(host, () => onReturn()), [host]);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pageshow', onPageShow);
      check.cancel();
    };
  }, [check]);
  return check;
}

/** Calls `action` once when the browser is back online, if the failure may have been caused by being offline. */
function useOnceOnline(failure: RequestError | undefined, action: () => void): void {
  const isWaiting = mayBeOffline(failure);
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener('online', action);
    return () => removeEventListener('online', action);
  }, [isWaiting, action]);
}

interface SharedAnswer {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  /** One for each caller that waits for it or shows it. */
  readonly waiters: Set<object>;
  /** Milliseconds since 1970; `Infinity` until the answer has arrived. */
  arrivedAt: number;
}

/** One caller's share of an answer. */
interface AnswerShare<Answer> {
  readonly answer: Promise<Answer>;
  /** Stops waiting for the answer; the request is aborted when nobody waits any more. */
  readonly release: () => void;
}

/** How a request ended. */
type Outcome<Answer> =
  | { readonly state: 'ready'; readonly answer: Answer; readonly error?: undefined }
  | { readonly state: 'failed'; readonly answer?: undefined; readonly error: RequestError };

/** For how long an answer is kept, in milliseconds; no caller may use an older one. */
const longestAge = 60_000;

const answers = () => ofPage('answers', () => new Map<string, SharedAnswer>());

// When Back restores the page, the session may have ended: earlier answers are not used again. [NET-20]
addEventListener('pageshow', ({ persisted }) => persisted && answers().clear());

/**
 * Joins a request of the page that is in flight or was answered at most `maxAge` milliseconds ago, else sends it. With 0,
 * only requests in flight are shared. [EMB-02] [NET-12]
 */
export function shareAnswer<Answer>(request: GetRequest<Answer>, maxAge = longestAge): AnswerShare<Answer> {
  forgetWhere(each => ageOf(each) > longestAge);
  const known = answers().get(request.key);
  const shared = known && ageOf(known) <= maxAge ? known : send(request);
  const waiter = {};
  shared.waiters.add(waiter);
  const release = () => {
    // Deferred, so that the next render's effect can take over the request in the same task.
    if (shared.waiters.delete(waiter)) queueMicrotask(() => afterRelease(request, shared));
  };
  return { answer: shared.answer as Promise<Answer>, release };
}

function afterRelease({ page: { host } }: GetRequest, shared: SharedAnswer): void {
  // A library may have replaced the whole page, and the next person may be another one.
  if (host?.isConnected === false) forgetWhere(each => !each.waiters.size && hasArrived(each));
  if (shared.waiters.size || hasArrived(shared)) return;
  forgetWhere(each => each === shared);
  shared.controller.abort();
}

/** Passes on how a request ends; returns a function that releases the share, after which nothing is passed on. */
function whenSettled<Answer>(
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
  const shared = { answer, controller, waiters: new Set<object>(), arrivedAt: Number.POSITIVE_INFINITY };
  answers().set(request.key, shared);
  answer.then(
    () => {
      shared.arrivedAt = Date.now();
    },
    () => forgetWhere(each => each === shared),
  );
  return shared;
}

const hasArrived = ({ arrivedAt }: SharedAnswer): boolean => arrivedAt < Number.POSITIVE_INFINITY;

const ageOf = ({ arrivedAt }: SharedAnswer): number => Date.now() - arrivedAt;

function forgetWhere(isForgotten: (shared: SharedAnswer) => boolean): void {
  for (const [key, shared] of answers()) if (isForgotten(shared)) answers().delete(key);
}
