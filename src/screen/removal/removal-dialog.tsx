import { useLayoutEffect, useState } from 'react';
import type { Posted } from '../../http/post.ts';
import { ReasonDialog } from '../../ui/overlays/lazy-reason-dialog.ts';
import { DecisionNote } from '../decisions/decision-note.tsx';
import {
  type DecisionPlan,
  RowDecisions,
  useDecisionPlan,
  useRowDecisions,
} from '../decisions/row-decisions.ts';
import type { Screen } from '../screen.ts';
import type { RemovalPlan, RemovalStatus, Removed } from './removal-plan.ts';

interface RemovingProps {
  readonly screen: Screen;
  readonly plan: RemovalPlan;
  /** The row whose reason is asked for. */
  readonly asked: Removed | undefined;
  ask(row: Removed | undefined): void;
  tell(told: RemovalStatus): void;
}

/** Asks for the reason of a removal, carries removals out, and tells how far each has come. [AU-02] [TBL-21] [UI-11] */
export function RemovalDialog({ screen, plan, asked, ask, tell }: RemovingProps) {
  const removals = useRowDecisions<Removed, 'remove'>(screen.element.host, newRemovals);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  useDecisionPlan(removals, planOf(screen, plan));
  const { value } = removals.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of a removal is told anew.
  useLayoutEffect(() => tell(toldOf(removals)), [removals, value, tell]);
  if (!asked) return null;
  return (
    <ReasonDialog
      title={`Remove ${asked.name || asked.id}`}
      label="Removal Reason"
      hint={`Why is this ${plan.type} being removed?`}
      action="Remove"
      reason={reasons[asked.id] ?? ''}
      change={reason => setReasons(before => ({ ...before, [asked.id]: reason }))}
      cancel={() => ask(undefined)}
      give={reason => {
        ask(undefined);
        void removals.decide(asked, 'remove', reason);
      }}
    />
  );
}

const toldOf = (removals: RowDecisions<Removed, 'remove'>): RemovalStatus => ({
  progressOf: id => progress[removals.of(id).step],
  rowState: ({ id }) => (removals.of(id).step === 'decided' ? 'decided' : undefined),
  note: row => {
    const decision = removals.of(row.id);
    if (!decision.message) return undefined;
    return <DecisionNote row={row} decision={decision} check={() => void removals.check(row)} />;
  },
});

const newRemovals = () => new RowDecisions();

const progress: Readonly<Partial<Record<string, string>>> = {
  sending: 'Removing…',
  decided: 'Removed',
  unknown: 'Remove',
  checking: 'Remove',
};

function planOf(screen: Screen, { type, source, send }: RemovalPlan): DecisionPlan<Removed, 'remove'> {
  const { page, element, notices } = screen;
  return {
    screen,
    source: {
      isStillThere: id => source.isStillThere(id),
      // What else has changed with it is read when the row has closed.
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
        notices.show('success', `${name || id} was removed.`, 6000);
    },
    unknown: () => `It is not known whether this ${type} was removed.`,
    undone: () => `This ${type} was not removed. Try again.`,
    handled: ({ name, id }) => `${name || id} is no longer there.`,
  };
}
