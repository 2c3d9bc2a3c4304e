import { useCallback } from 'react';
import { useKeyedState } from './use-keyed-state.ts';

/**
 * State of something open, such as the row of a dialog: undefined again as soon as the key changes, also when the key
 * changes back later. Setting it is ignored once the key has changed. [TBL-23]
 */
export function useOpenState<State>(
  key: unknown,
): readonly [State | undefined, (state: State | undefined) => void] {
  const [state, update] = useKeyedState<unknown, State | undefined>(key, closed);
  const setState = useCallback((next: State | undefined) => update(() => next), [update]);
  return [state, setState];
}

const closed = () => undefined;
