import { useCallback, useState } from 'react';
import { elementStore } from './element-store.ts';

/**
 * Like `useState`, but also kept with the host element: what was typed is still there when the element is put back into
 * the page. `initial` is a function of the module, and identifies the state. [EMB-05] [NET-19]
 */
export function useElementState<State>(
  host: HTMLElement,
  initial: () => State,
): readonly [State, (change: (previous: State) => State) => void] {
  const kept = elementStore(host, createStates) as Map<unknown, State>;
  const [state, setState] = useState(() => kept.get(initial) ?? initial());
  const update = useCallback(
    (change: (previous: State) => State) =>
      setState(previous => {
        const next = change(previous);
        kept.set(initial, next);
        return next;
      }),
    [kept, initial],
  );
  return [state, update];
}

const createStates = () => new Map<unknown, unknown>();
