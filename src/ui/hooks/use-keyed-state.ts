import { useMemo, useState } from 'react';

/** State that belongs to a key, such as what is chosen for a site; it is reset when the key changes. */
export function useKeyedState<Key, State>(
  key: Key,
  initialState: (key: Key) => State,
): readonly [State, (update: (previous: State) => State) => void] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial state depends on the key only.
  const initial = useMemo(() => initialState(key), [key]);
  const [stored, setStored] = useState({ key, state: initial });
  const setState = (update: (previous: State) => State) =>
    setStored(previous => ({ key, state: update(previous.key === key ? previous.state : initial) }));
  return [stored.key === key ? stored.state : initial, setState];
}
