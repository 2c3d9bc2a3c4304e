import { useSyncExternalStore } from 'react';
import type { Observable } from '../../domain/platform/observable.ts';

/** The value as it is now, or what is to be known of it; renders anew when that changes. */
export function useObservable<T>(observable: Observable<T>): T;
export function useObservable<T, Known>(observable: Observable<T>, known: (value: T) => Known): Known;
export function useObservable<T>(observable: Observable<T>, known = (value: T): unknown => value): unknown {
  return useSyncExternalStore(observable.subscribe, () => known(observable.value));
}
