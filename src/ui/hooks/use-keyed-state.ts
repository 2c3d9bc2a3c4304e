import { useCallback, useState } from 'react';

/**
 * State that belongs to a key, such as a value that the template has given; it is reset when the key changes, also to one
 * that it had before. `first` is the state of the first key, if that is another one.
 */
export function useKeyedState<Key, State>(
  key: Key,
  initialState: (key: Key) => State,
  first = initialState(key),
): readonly [State, (update: (previous: State) => State) => void] {
  const [stored, setStored] = useState({ key, state: first });
  const current = stored.key === key ? stored : { key, state: initialState(key) };
  if (current !== stored) setStored(current);
  const setState = useCallback(
    (update: (previous: State) => State) =>
      setStored(previous => (previous.key === key ? { key, state: update(previous.state) } : previous)),
    [key],
  );
  return [current.state, setState];
}

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
