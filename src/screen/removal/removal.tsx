import { useMemo, useState } from 'react';
import { lazyComponent } from '../../ui/feedback/lazy-component.tsx';
import { elementStore } from '../requests/element-store.ts';
import type { Screen } from '../screen.ts';
import type { Removal, RemovalPlan, RemovalStatus, Removed } from './removal-plan.ts';

// Most visits remove nothing.
const Removing = lazyComponent(() => import('./removal-dialog.tsx').then(loaded => loaded.RemovalDialog));

const nothingTold: RemovalStatus = {
  progressOf: () => undefined,
  note: () => undefined,
  rowState: () => undefined,
};

/**
 * The one way to remove a row with a reason: asks in a dialog, posts once, tells in the row what went wrong, and follows
 * a redirect or loads the table again. [AU-02] [TBL-21] [UI-11]
 *
 * ```tsx
 * const { dialog, ...removal } = useRemoval(screen, { type: 'activity', source, send });
 * return <ListCard {...removal} source={source}>{dialog}</ListCard>;
 * ```
 * Cells of type `delete` then ask; a screen's own button calls `removal.removal.ask(row)`. A removal whose answer was
 * lost locks its row until the list has been read again; what was typed stays for the next time.
 */
export function useRemoval(screen: Screen, plan: RemovalPlan): Removal {
  const work = elementStore(screen.element.host, notBegun);
  const [asked, setAsked] = useState<Removed>();
  const [{ progressOf, note, rowState }, tell] = useState(nothingTold);
  // The same until something else is told: all cells that lead to a removal would be made anew.
  const removal = useMemo(() => {
    const ask = (row: Removed) => {
      work.isBegun = true;
      setAsked(row);
    };
    return { ask, progressOf };
  }, [work, progressOf]);
  return {
    removal,
    note,
    rowState,
    dialog: work.isBegun && <Removing {...{ screen, plan, asked, tell }} ask={setAsked} />,
  };
}

/** What was begun goes on, also when the element has been elsewhere meanwhile. */
const notBegun = () => ({ isBegun: false });
