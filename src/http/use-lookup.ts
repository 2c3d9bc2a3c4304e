import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf, GetEndpoint, GetRequest } from './endpoint.ts';
import { NetworkError, type RequestError, TimeoutError } from './errors.ts';
import { lookupKey, shareLookup } from './lookups.ts';

interface Waiting {
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

/** Where a lookup stands, and how to ask again after a failure. */
export type LookupState<Answer> = (Waiting | Ready<Answer> | Failed) & { readonly retry: () => void };

/**
 * The page's lookup of what `request` names; undefined asks nothing. [NET-12]
 *
 * A new request shows `loading` at once and an older answer never again. A lookup that found no connection is tried
 * once more when the browser is back online.
 */
export function useLookup<const E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E> | undefined,
): LookupState<AnswerOf<E>> {
  const [settled, settle] = useState<{ key: string } & (Ready<AnswerOf<E>> | Failed)>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  const key = request && `${attempt} ${lookupKey(endpoint, request)}`;
  // The key stands for endpoint and request, new objects at every rendering.
  const ask = useEffectEvent(() => request && shareLookup(endpoint, request));

  useEffect(() => {
    const asked = key && ask();
    if (!asked) return;
    const { answer, leave } = asked;
    let awaited = true;
    answer.then(
      found => awaited && settle({ key, state: 'ready', answer: found }),
      (error: RequestError) => awaited && settle({ key, state: 'failed', error }),
    );
    return () => {
      awaited = false;
      leave();
    };
  }, [key]);

  const shown = key === undefined ? idle : settled?.key === key ? settled : loading;
  useOnceOnline(shown.error instanceof NetworkError || shown.error instanceof TimeoutError, retry);
  return { ...shown, retry };
}

const idle: Waiting = { state: 'idle' };
const loading: Waiting = { state: 'loading' };

/** Acts when the browser is back online, while that is wanted. */
export function useOnceOnline(wanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!wanted) return;
    addEventListener('online', act, { once: true });
    return () => removeEventListener('online', act);
  }, [wanted, act]);
}
