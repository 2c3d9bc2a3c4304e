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

/** The state of a request, and a function to send it again. */
export type AnswerState<Answer> = (typeof loading | Settled<Answer>) & { readonly retry: () => void };

export interface AnswerOptions {
  /** While false, no request is sent; one in progress continues. True by default. */
  readonly isEnabled?: boolean;
  /** The first request may be answered by an answer that another element received within the last 10 s. [EMB-02] */
  readonly isShared?: boolean;
}

// As old as a prefetched answer may be.
const sharedAnswerMaxAge = 10_000;

/**
 * Requests an answer from the first render on, without a cache: for short lists without the table's engine. A stale
 * response never replaces that of a newer request. [NET-12] [NET-16]
 */
export function useAnswer<const E extends GetEndpoint>(
  screen: Screen,
  endpoint: E,
  target: Pick<GetRequest<E>, 'path' | 'url'>,
  { isEnabled = true, isShared = false }: AnswerOptions = {},
): AnswerState<AnswerOf<E>> {
  const [settled, setSettled] = useState<{ readonly key: string } & Settled<AnswerOf<E>>>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  const request = { ...target, page: screen.page } as GetRequest<E>;
  const requestKey = `${attempt} ${lookupKey(endpoint, request)}`;
  const [key, setKey] = useState<string>();
  if (isEnabled && key !== requestKey) setKey(requestKey);
  const report = useEffectEvent((error: RequestError) => showListFailure(screen, error));
  // Effects depend on the key, since endpoint and request are new objects in every render.
  const maxAge = isShared && !settled ? sharedAnswerMaxAge : 0;
  const ask = useEffectEvent(() => shareLookup(endpoint, request, maxAge));

  useLayoutEffect(() => {
    if (!key) return;
    const { answer, release } = ask();
    let isCurrent = true;
    answer.then(
      value => isCurrent && setSettled({ key, state: 'ready', answer: value }),
      (error: RequestError) => isCurrent && setSettled({ key, state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
      release();
    };
  }, [key]);
  useEffect(() => {
    if (settled?.error) report(settled.error);
  }, [settled]);

  const shown: Settled<AnswerOf<E>> | typeof loading = key && settled?.key === key ? settled : loading;
  useOnceOnline(shown.error instanceof NetworkError, retry);
  useOnReturn(retry);
  return { ...shown, retry };
}

const loading: { readonly state: 'loading'; readonly answer?: undefined; readonly error?: undefined } = {
  state: 'loading',
};
