import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowSource } from '../engine/loading/row-source.ts';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';

/**
 * What a source has to show, at every change.
 *
 * Subscribes in a layout effect: React's own `useSyncExternalStore` subscribes after the first paint, so rows that
 * were prefetched would be preceded by a painted empty table.
 */
export function useSnapshot(source: RowSource): TableSnapshot {
  const [last, setLast] = useState({ source, shown: source.snapshot() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription per source; `last` is only its starting point.
  useLayoutEffect(() => {
    let { shown } = last;
    const take = (isLater = true) => {
      const before = shown;
      shown = source.snapshot();
      const change = () => setLast({ source, shown });
      // Flush the first rows synchronously to avoid painting an empty table, and so the answer to a query.
      const isAwaited = shown.query !== before.query || (shown.rows.length && !before.rows.length);
      if (isLater && isAwaited) flushSync(change);
      else if (shown !== before) change();
    };
    take(false);
    return source.subscribe(take);
  }, [source]);
  return last.source === source ? last.shown : source.snapshot();
}
