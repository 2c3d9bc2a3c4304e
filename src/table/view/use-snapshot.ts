import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowSource } from '../engine/loading/row-source.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';

/**
 * What a source has to show, at every change.
 *
 * React's own `useSyncExternalStore` would listen only after the first painting, when rows that were asked for early
 * have often come and gone unheard.
 */
export function useSnapshot(source: RowSource): TableSnapshot {
  const [last, setLast] = useState({ source, shown: source.snapshot() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens once to each source; what was shown last is only where it starts.
  useLayoutEffect(() => {
    let { shown } = last;
    const take = (isLater = true) => {
      const before = shown;
      shown = source.snapshot();
      const change = () => setLast({ source, shown });
      // The first rows do not wait for another picture of none, nor does what somebody has asked for.
      const isAwaited = shown.query !== before.query || (shown.rows.length && !before.rows.length);
      if (isLater && isAwaited) flushSync(change);
      else if (shown !== before) change();
    };
    take(false);
    return source.subscribe(take);
  }, [source]);
  return last.source === source ? last.shown : source.snapshot();
}
