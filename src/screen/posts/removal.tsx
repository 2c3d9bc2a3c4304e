import { type ReactNode, useMemo } from 'react';
import type { PostRequest } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';
import type { RemovableRow, RowRemoval, TableRow } from '../../table/view/table-row.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { useOpenState } from '../../ui/hooks/use-open-state.ts';
import { ReasonDialog } from '../../ui/lazy/lazy-reason-dialog.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import type { Screen } from '../screen.ts';
import { rowNote } from './row-note.tsx';
import { type RowPosts, useRowPosts } from './row-posts.ts';
import { removalCatalogue } from './texts.ts';
import { useReason } from './use-reason.ts';

interface RemovalPlan {
  /** What a row is called in texts: 'Why is this activity being removed?'. [UI-11] */
  readonly type: 'activity' | 'entry';
  readonly source: TableSource;
  /** What is posted to remove a row. */
  request(row: RemovableRow, reason: string): PostRequest;
}

/** What `useRemoval` gives a screen; all but the dialog are props of its table. */
interface Removal {
  readonly removal: RowRemoval;
  note(row: TableRow): ReactNode;
  rowState(row: TableRow): 'decided' | undefined;
  outcomeOf(id: string): string | undefined;
  /** Render it beside the table; it is open while a reason is asked for. */
  readonly dialog: ReactNode;
}

/**
 * Removes rows with a reason: asks in a dialog, posts once, shows a failure under the row, and then follows the
 * redirect of the answer or reloads the table. [AU-02] [TBL-21] [UI-11]
 *
 * ```tsx
 * const { dialog, ...removal } = useRemoval(screen, { type: 'activity', source, request });
 * return <ListCard {...removal} source={source}>{dialog}</ListCard>;
 * ```
 * Cells of type `delete` then open the dialog; a screen's own button calls `removal.removal.askReason(row)`. A removal whose
 * answer was lost is only sent again as it was, until the list has been read. The typed reason is kept for the next
 * attempt. An open dialog closes when the list changes. [TBL-23]
 */
export function useRemoval(screen: Screen, plan: RemovalPlan): Removal {
  const removals = useRemovals(screen, plan);
  const states = useObservable(removals.posts.states);
  const [row, setRow] = useOpenState<RemovableRow>(plan.source.list);
  const progressTexts = useProgressTexts();
  // Memoized, since a new object renders all cells with a Remove button again.
  const removal = useMemo(() => {
    const askReason = (removable: RemovableRow) => {
      if (removals.get(removable.id).isOutcomeUnknown) void removals.send(removable, 'remove');
      else setRow(removable);
    };
    return { askReason, progressOf: (id: string) => progressTexts[removals.get(id, states).step] };
  }, [removals, states, setRow, progressTexts]);
  return {
    removal,
    note: removable => rowNote(removals, removable),
    outcomeOf: id => removals.outcomes.get(id),
    rowState: ({ id }) => (removals.get(id).step === 'done' ? 'decided' : undefined),
    dialog: row && <RemovalDialog {...{ row, removals, screen, plan }} close={() => setRow(undefined)} />,
  };
}

function useRemovals(
  screen: Screen,
  { type, source, request }: RemovalPlan,
): RowPosts<RemovableRow, 'remove'> {
  const removalTexts = useTexts(removalCatalogue);
  const { element, session } = screen;
  return useRowPosts<RemovableRow, 'remove'>(session.list(source.list), 'removals', {
    screen,
    source,
    addressOf: id => id,
    request: (row, _, reason) => request(row, reason),
    isNotDoneIfListed: true,
    // Other data may have changed with it.
    left: () => element.host.isConnected && source.reload(),
    texts: {
      done: ({ name, id }) => removalTexts.wasRemoved({ row: name || id }),
      stillListed: () => removalTexts.notRemoved[type],
      handled: ({ name, id }) => removalTexts.alreadyGone({ row: name || id }),
    },
  });
}

/** What a Remove button says while its row is being removed, by the step of the removal. */
function useProgressTexts(): Readonly<Record<string, string>> {
  const { removed } = useTexts(removalCatalogue);
  const { removing, remove } = useTexts(sharedCatalogue);
  return useMemo(() => ({ sending: removing, done: removed, checking: remove }), [removed, removing, remove]);
}

interface RemovalDialogProps {
  readonly row: RemovableRow;
  readonly removals: RowPosts<RemovableRow, 'remove'>;
  readonly screen: Screen;
  readonly plan: RemovalPlan;
  close(): void;
}

/** Asks why a row is removed. [UI-11] */
function RemovalDialog({ row, removals, screen, plan, close }: RemovalDialogProps) {
  const removalTexts = useTexts(removalCatalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  return (
    <ReasonDialog
      title={removalTexts.title({ row: row.name || row.id })}
      label={removalTexts.reason}
      hint={removalTexts.question[plan.type]}
      action={sharedTexts.remove}
      {...useReason(screen, plan.source, row.id)}
      cancel={close}
      confirm={reason => {
        close();
        void removals.send(row, 'remove', reason);
      }}
    >
      {row.facts?.length && (
        <p>
          {row.facts.map((fact, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      )}
    </ReasonDialog>
  );
}
