import { useEffect, useEffectEvent, useState } from 'react';
import type { RowSource } from '../../table/engine/loading/row-source.ts';

/** Rows and what they are of, such as a year. */
export interface RowsOf<Of> {
  readonly source: RowSource;
  readonly of: Of;
  /** Of another list nothing stays in sight. */
  readonly list: string;
}

/**
 * The rows to show while others of the same list are on their way, such as those of another year: those before them,
 * until there are some, there are none, or they have failed. [UR-01]
 */
export function useRowsInView<Of>(newest: RowsOf<Of>): RowsOf<Of> & { readonly isWaiting: boolean } {
  const [seen, see] = useState(newest);
  const { source } = newest;
  // What the rows are of comes and goes with their source.
  const show = useEffectEvent(() => see(before => (before.source === newest.source ? before : newest)));
  useEffect(() => {
    const look = () => {
      const { phase, rows } = source.snapshot();
      if (rows.length || phase !== 'loading') show();
    };
    look();
    return source.subscribe(look);
  }, [source]);
  const isWaiting = seen.source !== source && seen.list === newest.list;
  return { ...(isWaiting ? seen : newest), isWaiting };
}
