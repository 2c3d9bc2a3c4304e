import { Fragment } from 'react';
import type { PostRequest } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';
import type { RemovableRow, TableRow } from '../../table/view/table-props.ts';
import { ReasonDialog } from '../../ui/overlays/reason-dialog.tsx';
import { sharedCatalogue } from '../../ui/texts.ts';
import type { ListSession, Screen } from '../screen.ts';
import { RowNote } from './row-note.tsx';
import { type RowPosts, useRowPosts } from './row-posts.ts';
import { removalCatalogue } from './texts.ts';
import { useReason } from './use-reason.ts';

export interface RemovalPlan {
  /** What a row is called in texts: 'Why is this activity being removed?'. [UI-11] */
  readonly type: 'activity' | 'entry';
  readonly source: TableSource;
  /** What is posted to remove a row. */
  request(row: RemovableRow, reason: string): PostRequest;
}

interface RemovalsProps {
  /** The row to ask about. */
  readonly row: RemovableRow | undefined;
  /** The session of the list. */
  readonly list: ListSession;
  readonly screen: Screen;
  readonly plan: RemovalPlan;
  close(): void;
}

/** The removals of a list, and the question why a row is removed. */
export function Removals({ row, ...props }: RemovalsProps) {
  const removals = useRemovals(props);
  return row && <RemovalDialog {...props} row={row} removals={removals} />;
}

function useRemovals({ list, screen, plan }: Omit<RemovalsProps, 'row'>): RowPosts<RemovableRow> {
  const removalTexts = useTexts(removalCatalogue);
  const { removing, remove } = useTexts(sharedCatalogue);
  const { source, request } = plan;
  const progress: Readonly<Record<string, string>> = {
    sending: removing,
    checking: remove,
    done: removalTexts.removed,
  };
  return useRowPosts<RemovableRow, string>(list, 'removals', {
    screen,
    source,
    recordKey: id => id,
    request: (row, _, reason) => request(row, reason),
    isDecision: false,
    texts: {
      progress: ({ step }) => progress[step],
      done: ({ name, id }) => removalTexts.wasRemoved({ row: name || id }),
      handled: ({ name, id }) => removalTexts.alreadyGone({ row: name || id }),
    },
  });
}

interface RemovalDialogProps extends Omit<RemovalsProps, 'screen'> {
  readonly row: RemovableRow;
  readonly removals: RowPosts<RemovableRow>;
}

/** Asks why a row is removed. [UI-11] */
function RemovalDialog({ row, removals, list, plan, close }: RemovalDialogProps) {
  const removalTexts = useTexts(removalCatalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  return (
    <ReasonDialog
      title={removalTexts.title({ row: row.name || row.id })}
      label={removalTexts.reason}
      hint={removalTexts.question[plan.type]}
      action={sharedTexts.remove}
      {...useReason(list, row.id)}
      cancel={close}
      confirm={reason => {
        close();
        void removals.send(row, row.href ?? '', reason);
      }}
    >
      {row.facts?.length ? (
        <p>
          {row.facts.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && <span> · </span>}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
      ) : null}
    </ReasonDialog>
  );
}

interface RemovalNoteProps extends Pick<RemovalPlan, 'type'> {
  readonly row: TableRow;
  readonly removals: RowPosts;
}

/** What a row shows of its removal. */
export function RemovalNote({ row, removals, type }: RemovalNoteProps) {
  const { notRemoved } = useTexts(removalCatalogue);
  return <RowNote posts={removals} row={row} stillListed={() => notRemoved[type]} />;
}
