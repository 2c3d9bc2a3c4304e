import { useEffect, useEffectEvent, useState } from 'react';
import type { TableSource } from '../../table/engine/loading/table-source.ts';

/** The rows of a list for one subject, such as a year. */
export interface ListRows<Subject> {
  readonly source: TableSource;
  readonly subject: Subject;
  /** Identifies the list: rows of another list are not kept visible. */
  readonly list: string;
}

/**
 * Keeps showing the previous rows of a list while those of another subject load, until the first rows arrive, or
 * loading completes without any or fails. [UR-01]
 */
export function usePreviousRowsWhileLoading<Subject>(
  newest: ListRows<Subject>,
): ListRows<Subject> & { readonly isWaiting: boolean } {
  const [shown, setShown] = useState(newest);
  const { source } = newest;
  // The subject changes together with the source.
  const showNewest = useEffectEvent(() =>
    setShown(current => (current.source === newest.source ? current : newest)),
  );
  useEffect(() => {
    const update = () => {
      const { phase, rows } = source.snapshot();
      if (rows.length || phase !== 'loading') showNewest();
    };
    update();
    return source.subscribe(update);
  }, [source]);
  const isWaiting = shown.source !== source && shown.list === newest.list;
  return { ...(isWaiting ? shown : newest), isWaiting };
}
