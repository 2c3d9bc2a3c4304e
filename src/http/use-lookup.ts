import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf, GetEndpoint, GetRequest } from './endpoint.ts';
import { NetworkError, type RequestError, TimeoutError } from './errors.ts';
import { lookupKey, shareLookup } from './lookups.ts';

interface Pending {
  readonly state: 'idle' | 'loading';
  readonly answer?: undefined;
  readonly error?: undefined;
}

interface Ready<Answer> {
  readonly state: 'ready';
  readonly answer: Answer;
  readonly error?: undefined;
}

interface Failed {
  readonly state: 'failed';
  readonly answer?: undefined;
  readonly error: RequestError;
}

/** The state of a lookup and a function that sends it again after a failure. */
export type LookupState<Answer> = (Pending | Ready<Answer> | Failed) & { readonly retry: () => void };

/**
 * Sends a lookup, shared with the rest of the page; with `undefined` as request it stays idle. [NET-12]
 *
 * A changed request shows `loading` at once, and stale answers are ignored. A lookup that failed without a connection
 * is retried once when the browser is back online.
 */
export function useLookup<const E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E> | undefined,
): LookupState<AnswerOf<E>> {
  const [settled, settle] = useState<{ key: string } & (Ready<AnswerOf<E>> | Failed)>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  const key = request && `${attempt} ${lookupKey(endpoint, request)}`;
  // Endpoint and request are new objects on every render; the key identifies them.
  const startLookup = useEffectEvent(() => request && shareLookup(endpoint, request));

  useEffect(() => {
    const lookup = key && startLookup();
    if (!lookup) return;
    let isCurrent = true;
    lookup.answer.then(
      answer => isCurrent && settle({ key, state: 'ready', answer }),
      (error: RequestError) => isCurrent && settle({ key, state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
      lookup.release();
    };
  }, [key]);

  const current = key === undefined ? idle : settled?.key === key ? settled : loading;
  useOnceOnline(current.error instanceof NetworkError || current.error instanceof TimeoutError, retry);
  return { ...current, retry };
}

const idle: Pending = { state: 'idle' };
const loading: Pending = { state: 'loading' };

/** Calls `action` once when the browser is back online, while `enabled`. */
export function useOnceOnline(enabled: boolean, action: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    addEventListener('online', action, { once: true });
    return () => removeEventListener('online', action);
  }, [enabled, action]);
}
