import { useSyncExternalStore } from 'react';
import type { Observable } from '../../platform/observable.ts';

/** The current value of an observable, or what `select` derives from it; re-renders when that changes. */
export function useObservable<T>(observable: Observable<T>): T;
export function useObservable<T, Selected>(
  observable: Observable<T>,
  select: (value: T) => Selected,
): Selected;
export function useObservable<T>(observable: Observable<T>, select = (value: T): unknown => value): unknown {
  return useSyncExternalStore(observable.subscribe, () => select(observable.value));
}
