import { useMemo } from 'react';
import { Observable } from '../../platform/observable.ts';
import type { RemovableRow, RowRemoval, TableRow } from '../../table/view/table-props.ts';
import { useOpenState } from '../../ui/hooks/use-keyed-state.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import type { Screen } from '../screen.ts';
import type { PostState } from './posts.ts';
import type { RemovalPlan } from './removals.tsx';

/**
 * Removes rows with a reason: asks in a dialog, posts once, shows a failure under the row, and then follows the
 * redirect of the answer or reloads the table. [AU-02] [TBL-21] [UI-11]
 *
 * ```tsx
 * const { dialog, ...removal } = useRemoval(screen, { type: 'activity', source, request });
 * return <ListCard {...removal} source={source}>{dialog}</ListCard>;
 * ```
 * All but the dialog, which is open while a reason is asked for, are props of the table.
 * Cells of type `delete` then open the dialog; a screen's own button calls `removal.removal.askReason(row)`. A removal whose
 * answer was lost is only sent again as it was, until the list has been read. The typed reason is kept for the next
 * attempt. An open dialog closes when the list changes. [TBL-23] What sends, asks and tells is a lazy chunk, loaded when a
 * Remove button is pressed.
 */
export function useRemoval(screen: Screen, plan: RemovalPlan) {
  const list = screen.session.list(plan.source.list);
  // Undefined until the first row is to be removed.
  const { removals } = list;
  const states = useObservable(removals?.posts.states ?? nothingPosted);
  const [row, setRow] = useOpenState<RemovableRow>(plan.source.list);
  // Memoized, since a new object renders all cells with a Remove button again.
  const removal = useMemo((): RowRemoval => {
    const askReason = (removable: RemovableRow) => {
      // The choice is the address, since a row may have several: only the same one can be sent again.
      if (removals?.get(removable.id).isOutcomeUnknown) void removals.send(removable, removable.href ?? '');
      else setRow(removable);
    };
    return {
      askReason,
      progressOf: id => removals?.progressOf(id, states),
      isLocked(id, href = '') {
        const post = removals?.get(id, states);
        return post?.isOutcomeUnknown === true && post.choice !== href;
      },
    };
  }, [removals, states, setRow]);
  return {
    removal,
    note: (removable: TableRow) =>
      removals?.hasNote(removable.id) && <RemovalNote row={removable} removals={removals} type={plan.type} />,
    outcomeOf: (id: string) => removals?.outcomeOf(id),
    rowState: ({ id }: TableRow) => removals?.stateOf(id),
    dialog: (row || removals) && (
      <Removals {...{ row, list, screen, plan }} close={() => setRow(undefined)} />
    ),
  };
}

const nothingPosted = new Observable<ReadonlyMap<string, PostState>>(new Map());

const load = () => import('./removals.tsx');
const Removals = lazyComponent(async () => (await load()).Removals);
const RemovalNote = lazyComponent(async () => (await load()).RemovalNote);
