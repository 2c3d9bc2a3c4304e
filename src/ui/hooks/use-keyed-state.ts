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
