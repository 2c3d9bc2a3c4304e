import { useLayoutEffect } from 'react';
import type { Language } from '../../domain/language/language.ts';
import { perLanguage } from '../../domain/language/per-language.ts';
import type { Posted } from '../../http/post.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ReasonDialog } from '../../ui/lazy/lazy-reason-dialog.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { DecisionNote } from '../decisions/decision-note.tsx';
import { isDecided } from '../decisions/decision-steps.ts';
import {
  type DecisionPlan,
  RowDecisions,
  useDecisionPlan,
  useRowDecisions,
} from '../decisions/row-decisions.ts';
import { useReasons } from '../decisions/use-reasons.ts';
import { shownSource } from '../lists/use-rows.ts';
import type { Screen } from '../screen.ts';
import type { RemovableRow, RemovalPlan, RemovalStatus } from './removal-plan.ts';
import { removalCatalogue } from './texts.ts';

interface RemovalDialogProps {
  readonly screen: Screen;
  readonly plan: RemovalPlan;
  /** The row to remove, while its reason is asked for. */
  readonly row: RemovableRow | undefined;
  askReason(row: RemovableRow | undefined): void;
  onStatusChange(status: RemovalStatus): void;
}

/** Asks for the reason of a removal, posts removals and reports the status of each. [AU-02] [TBL-21] [UI-11] */
export function RemovalDialog({ screen, plan, row, askReason, onStatusChange }: RemovalDialogProps) {
  const language = useLanguage();
  const removalTexts = useTexts(removalCatalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  const { host } = screen.element;
  const removals = useRowDecisions<RemovableRow, 'remove'>(host, plan.source, createRemovals);
  const { reasonFor, changeReason } = useReasons(host, plan.source);
  useDecisionPlan(removals, decisionPlan(screen, plan, language));
  const { value } = removals.log.decisions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status changes with each step of a removal.
  useLayoutEffect(
    () => onStatusChange(statusOf(removals, language)),
    [removals, value, language, onStatusChange],
  );
  if (!row) return null;
  return (
    <ReasonDialog
      title={removalTexts.title({ row: row.name || row.id })}
      label={removalTexts.reason}
      hint={removalTexts.question[plan.type]}
      action={sharedTexts.remove}
      reason={reasonFor(row.id)}
      change={reason => changeReason(row.id, reason)}
      cancel={() => askReason(undefined)}
      confirm={reason => {
        askReason(undefined);
        void removals.decide(row, 'remove', reason);
      }}
    />
  );
}

const statusOf = (removals: RowDecisions<RemovableRow, 'remove'>, language: Language): RemovalStatus => ({
  progressOf: id => progressTexts(language)[removals.get(id).step],
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

const progressTexts = perLanguage((language): Readonly<Partial<Record<string, string>>> => {
  const removalTexts = language.texts(removalCatalogue);
  const sharedTexts = language.texts(sharedCatalogue);
  return {
    sending: sharedTexts.removing,
    decided: removalTexts.removed,
    gone: removalTexts.removed,
    checking: sharedTexts.remove,
  };
});

function decisionPlan(
  screen: Screen,
  { type, source, send }: RemovalPlan,
  language: Language,
): DecisionPlan<RemovableRow, 'remove'> {
  const removalTexts = language.texts(removalCatalogue);
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
      const isShown = shownSource(element.host, source.list) !== undefined;
      if (!redirect || !isShown || !element.navigate(redirect))
        notices.show('success', removalTexts.wasRemoved({ row: name || id }), 6000);
    },
    isNotDoneIfListed: true,
    stillListedText: () => removalTexts.notRemoved[type],
    handledText: ({ name, id }) => removalTexts.alreadyGone({ row: name || id }),
  };
}
