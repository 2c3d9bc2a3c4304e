import { useMemo, useState } from 'react';

/** State that belongs to a key, such as what is chosen for a site: another key begins with another state. */
export function useKeyedState<Key, State>(
  key: Key,
  first: (key: Key) => State,
): readonly [State, (change: (before: State) => State) => void] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it begins depends on nothing but the key.
  const start = useMemo(() => first(key), [key]);
  const [held, hold] = useState({ key, state: start });
  const change = (next: (before: State) => State) =>
    hold(before => ({ key, state: next(before.key === key ? before.state : start) }));
  return [held.key === key ? held.state : start, change];
}
