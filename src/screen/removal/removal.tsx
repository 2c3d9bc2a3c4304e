import { useMemo, useState } from 'react';
import { useOpenState } from '../../ui/hooks/use-open-state.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { elementStore } from '../requests/element-store.ts';
import type { Screen } from '../screen.ts';
import type { RemovableRow, Removal, RemovalPlan, RemovalStatus } from './removal-plan.ts';

// Lazy, since most visits remove nothing.
const RemovalDialog = lazyComponent(() =>
  import('./removal-dialog.tsx').then(loaded => loaded.RemovalDialog),
);

const noRemovals: RemovalStatus = {
  progressOf: () => undefined,
  note: () => undefined,
  rowState: () => undefined,
  repeat: () => false,
};

/**
 * Removes rows with a reason: asks in a dialog, posts once, shows a failure under the row, and then follows the
 * redirect of the answer or reloads the table. [AU-02] [TBL-21] [UI-11]
 *
 * ```tsx
 * const { dialog, ...removal } = useRemoval(screen, { type: 'activity', source, send });
 * return <ListCard {...removal} source={source}>{dialog}</ListCard>;
 * ```
 * Cells of type `delete` then open the dialog; a screen's own button calls `removal.removal.askReason(row)`. A removal whose
 * answer was lost is only sent again as it was, until the list has been read. The typed reason is kept for the next
 * attempt. An open dialog closes when the list changes. [TBL-23]
 */
export function useRemoval(screen: Screen, plan: RemovalPlan): Removal {
  const state = elementStore(screen.element.host, createRemovalState);
  const [row, setRow] = useOpenState<RemovableRow>(plan.source.list);
  const [{ progressOf, note, rowState, repeat }, onStatusChange] = useState(noRemovals);
  // Memoized, since a new object would re-render all cells with a Remove button.
  const removal = useMemo(() => {
    const askReason = (removable: RemovableRow) => {
      if (repeat(removable)) return;
      state.isStarted = true;
      setRow(removable);
    };
    return { askReason, progressOf };
  }, [state, setRow, progressOf, repeat]);
  return {
    removal,
    note,
    rowState,
    dialog: state.isStarted && (
      <RemovalDialog {...{ screen, plan, row, onStatusChange }} askReason={setRow} />
    ),
  };
}

/** Stored with the element, so that removals in progress survive its being moved. */
const createRemovalState = () => ({ isStarted: false });
