import { useLayoutEffect } from 'react';
import type { Posted } from '../../http/post.ts';
import { ReasonDialog } from '../../ui/overlays/lazy-reason-dialog.ts';
import { sharedTexts } from '../../ui/texts.ts';
import { DecisionNote } from '../decisions/decision-note.tsx';
import { isDecided } from '../decisions/decision-steps.ts';
import {
  type DecisionPlan,
  RowDecisions,
  useDecisionPlan,
  useRowDecisions,
} from '../decisions/row-decisions.ts';
import { useReasons } from '../decisions/use-reasons.ts';
import type { Screen } from '../screen.ts';
import type { RemovableRow, RemovalPlan, RemovalStatus } from './removal-plan.ts';

const texts = {
  title: ({ name, id }: RemovableRow) => `Remove ${name || id}`,
  reason: 'Removal Reason',
  question: (type: string) => `Why is this ${type} being removed?`,
  removed: 'Removed',
  wasRemoved: (row: string) => `${row} was removed.`,
  notRemoved: (type: string) => `This ${type} was not removed. Try again.`,
  alreadyGone: (row: string) => `${row} is no longer there.`,
} as const;

interface RemovalDialogProps {
  readonly screen: Screen;
  readonly plan: RemovalPlan;
  /** The row to remove, while its reason is asked for. */
  readonly row: RemovableRow | undefined;
  ask(row: RemovableRow | undefined): void;
  onStatusChange(status: RemovalStatus): void;
}

/** Asks for the reason of a removal, posts removals and reports the status of each. [AU-02] [TBL-21] [UI-11] */
export function RemovalDialog({ screen, plan, row, ask, onStatusChange }: RemovalDialogProps) {
  const { host } = screen.element;
  const removals = useRowDecisions<RemovableRow, 'remove'>(host, plan.source, createRemovals);
  const { reasonFor, changeReason } = useReasons(host, plan.source);
  useDecisionPlan(removals, decisionPlan(screen, plan));
  const { value } = removals.log.decisions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status changes with each step of a removal.
  useLayoutEffect(() => onStatusChange(statusOf(removals)), [removals, value, onStatusChange]);
  if (!row) return null;
  return (
    <ReasonDialog
      title={texts.title(row)}
      label={texts.reason}
      hint={texts.question(plan.type)}
      action={sharedTexts.remove}
      reason={reasonFor(row.id)}
      change={reason => changeReason(row.id, reason)}
      cancel={() => ask(undefined)}
      confirm={reason => {
        ask(undefined);
        void removals.decide(row, 'remove', reason);
      }}
    />
  );
}

const statusOf = (removals: RowDecisions<RemovableRow, 'remove'>): RemovalStatus => ({
  progressOf: id => progressTexts[removals.get(id).step],
  rowState: ({ id }) => (isDecided(removals.get(id)) ? 'decided' : undefined),
  repeat: row => {
    if (!removals.get(row.id).isUnconfirmed) return false;
    void removals.decide(row, 'remove');
    return true;
  },
  note: row => {
    const decision = removals.get(row.id);
    if (!decision.message) return undefined;
    return <DecisionNote row={row} decision={decision} check={() => void removals.check(row)} />;
  },
});

const createRemovals = () => new RowDecisions();

const progressTexts: Readonly<Partial<Record<string, string>>> = {
  sending: sharedTexts.removing,
  decided: texts.removed,
  gone: texts.removed,
  checking: sharedTexts.remove,
};

function decisionPlan(
  screen: Screen,
  { type, source, send }: RemovalPlan,
): DecisionPlan<RemovableRow, 'remove'> {
  const { page, element, notices } = screen;
  return {
    screen,
    addressOf: id => id,
    source: {
      get requestedAt() {
        return source.requestedAt;
      },
      isStillThere: id => source.isStillThere(id),
      // Other data may have changed with it: reload once the row is gone.
      remove: id => {
        source.remove(id);
        if (element.host.isConnected) void source.reload();
      },
    },
    send: (row, _, reason, keyOf) =>
      send(row, { fields: [['reason', reason]], page, idempotencyKey: keyOf(reason) }),
    done: ({ name, id }, _, answer) => {
      const { redirect } = answer as Posted<unknown>;
      if (!redirect || !element.navigate(redirect))
        notices.show('success', texts.wasRemoved(name || id), 6000);
    },
    notDoneText: () => texts.notRemoved(type),
    handledText: ({ name, id }) => texts.alreadyGone(name || id),
  };
}
