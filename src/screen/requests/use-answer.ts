import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { AnswerOf, GetEndpoint, GetRequest } from '../../http/endpoint.ts';
import { NetworkError, type RequestError } from '../../http/errors.ts';
import { lookupKey, shareLookup } from '../../http/lookups.ts';
import { useOnceOnline } from '../../http/use-lookup.ts';
import type { Screen } from '../screen.ts';
import { showListFailure } from './failures.tsx';
import { useOnReturn } from './use-on-return.ts';

type Settled<Answer> =
  | { readonly state: 'ready'; readonly answer: Answer; readonly error?: undefined }
  | { readonly state: 'failed'; readonly answer?: undefined; readonly error: RequestError };

/** Where a list that comes at once stands, and how to ask again after a failure. */
export type AnswerState<Answer> = (typeof loading | Settled<Answer>) & { readonly retry: () => void };

export interface AnswerWanted {
  /** While it is false nothing is asked; what is on its way goes on. True unless stated. */
  readonly isWanted?: boolean;
  /** The first request of an element may be that of another, whose answer has come within the last 10 s. [EMB-02] */
  readonly isShared?: boolean;
}

// As old as a prefetched answer may be.
const sharedFor = 10_000;

/**
 * The answer to a call, asked for from the first rendering on and never out of a cache: for a short list without the
 * table's engine. Another request never shows the answer to an older one. [NET-12] [NET-16]
 */
export function useAnswer<const E extends GetEndpoint>(
  screen: Screen,
  endpoint: E,
  target: Pick<GetRequest<E>, 'path' | 'url'>,
  { isWanted = true, isShared = false }: AnswerWanted = {},
): AnswerState<AnswerOf<E>> {
  const [settled, settle] = useState<{ readonly key: string } & Settled<AnswerOf<E>>>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  const request = { ...target, page: screen.page } as GetRequest<E>;
  const wanted = `${attempt} ${lookupKey(endpoint, request)}`;
  const [key, want] = useState<string>();
  if (isWanted && key !== wanted) want(wanted);
  const tell = useEffectEvent((error: RequestError) => showListFailure(screen, error));
  // The key stands for endpoint and request, new objects at every rendering.
  const ask = useEffectEvent(() => shareLookup(endpoint, request, isShared && !settled ? sharedFor : 0));

  useLayoutEffect(() => {
    if (!key) return;
    const { answer, leave } = ask();
    let isAwaited = true;
    answer.then(
      found => isAwaited && settle({ key, state: 'ready', answer: found }),
      (error: RequestError) => isAwaited && settle({ key, state: 'failed', error }),
    );
    return () => {
      isAwaited = false;
      leave();
    };
  }, [key]);
  useEffect(() => {
    if (settled?.error) tell(settled.error);
  }, [settled]);

  const shown: Settled<AnswerOf<E>> | typeof loading = key && settled?.key === key ? settled : loading;
  useOnceOnline(shown.error instanceof NetworkError, retry);
  useOnReturn(retry);
  return { ...shown, retry };
}

const loading: { readonly state: 'loading'; readonly answer?: undefined; readonly error?: undefined } = {
  state: 'loading',
};
