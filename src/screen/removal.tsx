import { type ReactNode, useState } from 'react';
import type { PageSettings, PostedField } from '../http/endpoint.ts';
import type { Posted } from '../http/post.ts';
import type { RowSource } from '../table/rows/row-source.ts';
import type { RowRemoval, TableRow } from '../table/view/table-props.ts';
import { ReasonDialog } from '../ui/reason.ts';
import { DecisionNote } from './decision-note.tsx';
import {
  type Decided,
  type DecisionPlan,
  RowDecisions,
  useDecisionPlan,
  useRowDecisions,
} from './row-decisions.ts';
import type { Screen } from './screen.ts';

/** What a person removes: a row, what it is called, and the address that its cell states for that. */
export interface Removed extends Decided {
  readonly href?: string | undefined;
}

/** What every removal posts, and how. */
export interface RemovalRequest {
  readonly fields: readonly PostedField[];
  readonly page: PageSettings;
  readonly idempotencyKey: string;
}

export interface RemovalPlan {
  /** What a row is, such as 'activity': the question is 'Why is this activity being removed?'. [UI-11] */
  readonly type: string;
  readonly source: Pick<RowSource, 'remove' | 'reload' | 'isStillThere'>;
  /** Posts it: `({ id }, request) => post(removeActivityUnit, { path: { documentId: id }, ...request })`. */
  send(row: Removed, request: RemovalRequest): Promise<Posted<unknown>>;
}

/** What a screen does with the removal of its rows: the first three are props of its table. */
export interface Removal {
  readonly removal: RowRemoval;
  note(row: TableRow): ReactNode;
  rowState(row: TableRow): 'decided' | undefined;
  /** Stands beside the table while the reason is asked for. */
  readonly dialog: ReactNode;
}

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
  const removals = useRowDecisions<Removed, 'remove'>(screen.element.host, newRemovals);
  const [asked, ask] = useState<Removed>();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  useDecisionPlan(removals, planOf(screen, plan));
  return {
    removal: { ask, progressOf: id => progress[removals.of(id).step] },
    rowState: ({ id }) => (removals.of(id).step === 'decided' ? 'decided' : undefined),
    note: row => {
      const decision = removals.of(row.id);
      if (!decision.message) return undefined;
      return <DecisionNote row={row} decision={decision} check={() => void removals.check(row)} />;
    },
    dialog: asked && (
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
    ),
  };
}

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
        notices.tell('success', `${name || id} was removed.`, 6000);
    },
    unknown: () => `It is not known whether this ${type} was removed.`,
    undone: () => `This ${type} was not removed. Try again.`,
    handled: ({ name, id }) => `${name || id} is no longer there.`,
  };
}
