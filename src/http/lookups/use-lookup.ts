import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf, GetEndpoint, GetRequest } from '../endpoint.ts';
import { mayBeOffline, type RequestError } from '../errors.ts';
import { lookupKey } from '../lookup-key.ts';
import { useReturnCheck } from '../return/use-on-return.ts';
import { type Outcome, shareLookup, whenSettled } from './lookups.ts';

interface Pending {
  readonly state: 'idle' | 'loading';
  readonly answer?: undefined;
  readonly error?: undefined;
}

/** The state of a lookup and a function that sends it again after a failure. */
export type LookupState<Answer> = (Pending | Outcome<Answer>) & { readonly retry: () => void };

/**
 * Sends a lookup, shared with the rest of the page; with `undefined` as request it stays idle. [NET-12]
 *
 * A changed request shows `loading` at once, and stale answers are ignored. A lookup that failed without a connection
 * is retried once when the browser is back online. When Back restores the page, the lookup is sent again; the answer
 * stays meanwhile, and is removed if the session has ended. [NET-20]
 */
export function useLookup<const E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E> | undefined,
): LookupState<AnswerOf<E>> {
  const [settled, settle] = useState<{ readonly key: string | undefined } & Outcome<AnswerOf<E>>>();
  const [attempt, setAttempt] = useState(0);
  const [returns, setReturns] = useState(0);
  // Stryker disable next-line ArrayDeclaration,ArithmeticOperator: any constant list and any other number do the same.
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  const key = request && `${attempt} ${lookupKey(endpoint, request)}`;
  const { host } = request?.page ?? {};
  const asking = key && `${returns} ${key}`;
  // Endpoint and request are new objects on every render; the key identifies them.
  const startLookup = useEffectEvent(() => request && shareLookup(endpoint, request));
  const returnCheck = useReturnCheck(host, () => {
    // Stryker disable next-line ArithmeticOperator: any other number does the same.
    setReturns(returns + 1);
    if (key) return;
    settle(undefined);
    returnCheck.settle();
  });

  useEffect(() => {
    const lookup = asking && startLookup();
    if (!lookup) return;
    return whenSettled(lookup, outcome => {
      const isSignedOut = returnCheck.settle(outcome.error);
      // If the lookup after a return fails for a reason other than the session, the answer stays.
      const isKept = outcome.error && !isSignedOut;
      settle(last => (isKept && last?.key === key && last.state === 'ready' ? last : { key, ...outcome }));
    });
  }, [asking, key, returnCheck]);

  const current = key === undefined ? idle : settled?.key === key ? settled : loading;
  useOnceOnline(current.error, retry);
  return { ...current, retry };
}

const idle: Pending = { state: 'idle' };
const loading: Pending = { state: 'loading' };

/** Calls `action` once when the browser is back online, while the failure may be for want of a connection. */
export function useOnceOnline(failure: RequestError | undefined, action: () => void): void {
  const isWaiting = mayBeOffline(failure);
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener('online', action, { once: true });
    return () => removeEventListener('online', action);
  }, [isWaiting, action]);
}
