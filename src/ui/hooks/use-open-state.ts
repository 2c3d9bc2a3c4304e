import { useCallback, useState } from 'react';

/**
 * State of something open, such as the row of a dialog: undefined again as soon as the key changes, also when the key
 * changes back later. Setting it is ignored once the key has changed. [TBL-23]
 */
export function useOpenState<State>(
  key: unknown,
): readonly [State | undefined, (state: State | undefined) => void] {
  const [stored, setStored] = useState<{ readonly key: unknown; readonly state?: State | undefined }>({
    key,
  });
  if (stored.key !== key) setStored({ key });
  const setState = useCallback(
    (state: State | undefined) => setStored(current => (current.key === key ? { key, state } : current)),
    [key],
  );
  return [stored.key === key ? stored.state : undefined, setState];
}
