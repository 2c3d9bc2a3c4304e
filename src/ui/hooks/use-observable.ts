import { useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import type { Observable } from '../../platform/observable.ts';

/** The current value of an observable, or what `select` derives from it; re-renders when that changes. */
export function useObservable<T>(observable: Observable<T>): T;
export function useObservable<T, Selected>(
  observable: Observable<T>,
  select: (value: T) => Selected,
): Selected;
export function useObservable<T>(observable: Observable<T>, select = (value: T): unknown => value): unknown {
  useEarlyChanges(observable);
  return useSyncExternalStore(observable.subscribe, () => select(observable.value));
}

/** React subscribes some time after the first paint: what is typed before that would be lost. */
function useEarlyChanges({ subscribe }: Observable<unknown>): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const unsubscribe = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    unsubscribe.current = subscribe(renderAgain);
    return unsubscribe.current;
  }, [subscribe]);
  useEffect(() => {
    unsubscribe.current?.();
  });
}
