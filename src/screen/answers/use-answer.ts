import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { AnswerOf, GetEndpoint, GetRequest } from '../../http/endpoint.ts';
import type { RequestError } from '../../http/errors.ts';
import { lookupKey } from '../../http/lookup-key.ts';
import { type Outcome, shareLookup, whenSettled } from '../../http/lookups/lookups.ts';
import { useOnceOnline } from '../../http/lookups/use-lookup.ts';
import { useReturnCheck } from '../../http/return/use-on-return.ts';
import { showListFailure } from '../requests/failures.tsx';
import type { Screen } from '../screen.ts';

/** The state of a request, and a function to send it again. */
export type AnswerState<Answer> = (typeof loading | Outcome<Answer>) & { readonly retry: () => void };

export interface AnswerOptions {
  /** While false, no request is sent; one in progress continues. True by default. */
  readonly isEnabled?: boolean;
  /** The first request may use an answer that another element received within the last 10 s. [EMB-02] */
  readonly isShared?: boolean;
}

// The maximum age of a shared answer in milliseconds, as for a prefetched one.
const sharedAnswerMaxAge = 10_000;

/**
 * Requests an answer from the first render on, without a cache: for short lists without the table's engine. A stale
 * response never replaces that of a newer request. When Back restores the page, the answer is removed and requested
 * again. [NET-12] [NET-16] [NET-20]
 */
export function useAnswer<const E extends GetEndpoint>(
  screen: Screen,
  endpoint: E,
  target: Pick<GetRequest<E>, 'path' | 'url'>,
  { isEnabled = true, isShared = false }: AnswerOptions = {},
): AnswerState<AnswerOf<E>> {
  const [settled, setSettled] = useState<{ readonly key: string } & Outcome<AnswerOf<E>>>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  const returnCheck = useReturnCheck(screen.element.host, () => {
    retry();
    if (!isEnabled) returnCheck.settle();
  });
  const request = { ...target, page: screen.page } as GetRequest<E>;
  const requestKey = `${attempt} ${lookupKey(endpoint, request)}`;
  const [key, setKey] = useState<string>();
  if (isEnabled && key !== requestKey) setKey(requestKey);
  const report = useEffectEvent((error: RequestError) => showListFailure(screen, error));
  // Effects depend on the key, since endpoint and request are new objects in every render.
  const maxAge = isShared && !settled ? sharedAnswerMaxAge : 0;
  const ask = useEffectEvent(() => shareLookup(endpoint, request, maxAge));

  useLayoutEffect(() => {
    if (key) return whenSettled(ask(), outcome => setSettled({ key, ...outcome }));
  }, [key]);
  useEffect(() => {
    if (!settled) return;
    returnCheck.settle(settled.error);
    if (settled.error) report(settled.error);
  }, [settled, returnCheck]);

  const shown: Outcome<AnswerOf<E>> | typeof loading = key && settled?.key === key ? settled : loading;
  useOnceOnline(shown.error, retry);
  return { ...shown, retry };
}

const loading: { readonly state: 'loading'; readonly answer?: undefined; readonly error?: undefined } = {
  state: 'loading',
};
