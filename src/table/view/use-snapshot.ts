import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableSnapshot } from '../engine/loading/table-snapshot.ts';
import type { TableSource } from '../engine/loading/table-source.ts';

/**
 * The current snapshot of a row source; renders again after each change.
 *
 * Subscribes in a layout effect: React's own `useSyncExternalStore` subscribes after the first paint, so rows that
 * were prefetched would be preceded by a painted empty table.
 */
export function useSnapshot(source: TableSource): TableSnapshot {
  const [last, setLast] = useState({ source, snapshot: source.snapshot() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription per source; `last` is only its starting point.
  useLayoutEffect(() => {
    let { snapshot } = last;
    const update = (isSubscribed = true) => {
      const previous = snapshot;
      snapshot = source.snapshot();
      const render = () => setLast({ source, snapshot });
      // Flush the first rows and the answer to a query synchronously, to avoid painting an outdated table first.
      const isUrgent = snapshot.query !== previous.query || (snapshot.rows.length && !previous.rows.length);
      if (isSubscribed && isUrgent) flushSync(render);
      else if (snapshot !== previous) render();
    };
    update(false);
    return source.subscribe(update);
  }, [source]);
  return last.source === source ? last.snapshot : source.snapshot();
}
