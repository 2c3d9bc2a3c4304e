import { useCallback } from 'react';
import { Observable } from '../../domain/platform/observable.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { elementStore } from './element-store.ts';

/**
 * Like `useState`, but kept with the host element: what was typed is still there when the element is put back into the
 * page. `initial` is a function of the module, and identifies the state. [EMB-05] [NET-19]
 */
export function useElementState<State>(
  host: HTMLElement,
  initial: () => State,
): readonly [State, (change: (previous: State) => State) => void] {
  const states = elementStore(host, createStates);
  if (!states.has(initial)) states.set(initial, new Observable<unknown>(initial()));
  const state = states.get(initial) as Observable<State>;
  const update = useCallback(
    (change: (previous: State) => State) => {
      state.value = change(state.value);
    },
    [state],
  );
  return [useObservable(state), update];
}

const createStates = () => new Map<unknown, Observable<unknown>>();
