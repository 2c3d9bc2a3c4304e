import { useCallback } from 'react';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { maySend } from '../../screen/posts/posts.ts';
import { RowNote, rowNoteId } from '../../screen/posts/row-note.tsx';
import type { RowPosts } from '../../screen/posts/row-posts.ts';
import { closeToNameOfRow } from '../../table/view/keyboard/use-focus-after-removal.ts';
import { useGuardedPress } from '../../table/view/press-guard/use-guarded-press.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOpenState } from '../../ui/hooks/use-keyed-state.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './review-queue.css?inline';
import { definition } from './review-queue.definition.ts';
import { type Choice, placeholderColumns } from './review-queue.rules.ts';
import { type Payment, paymentOf, useReviewQueue } from './review-queue.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: ReviewQueue, styles: [sharedSheet(), css] });

const DenyDialog = lazyComponent(async () => (await import('./deny-dialog.tsx')).DenyDialog);

/** The payments that need a review, each with Approve and Deny. [RQ-01] */
function ReviewQueue(props: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const { screen, source, decisions } = useReviewQueue(props);
  const [denying, setDenying] = useOpenState<Payment>(source.list);
  // The same function as long as the list is the same, so that a press renders its buttons and not all rows.
  const actions = useCallback(
    (row: TableRow) => <DecisionControls row={row} decisions={decisions} askReason={setDenying} />,
    [decisions, setDenying],
  );
  return (
    <ListCard
      title={texts.title}
      screen={screen}
      source={source}
      loadingText={texts.loading}
      expectedColumns={placeholderColumns(language)}
      emptyText={texts.empty}
      actions={actions}
      shortcuts={{ A: texts.approve.label, D: texts.deny.label }}
      rowState={row => decisions.stateOf(row.id)}
      outcomeOf={id => decisions.outcomeOf(id)}
      note={row =>
        decisions.hasNote(row.id) && (
          <RowNote
            posts={decisions}
            row={paymentOf(row, language)}
            stillListed={choice => texts[choice].stillUnknown}
          />
        )
      }
    >
      {denying && maySend(decisions.get(denying.id), 'deny') && (
        <DenyDialog
          payment={denying}
          list={screen.session.list(source.list)}
          cancel={() => setDenying(undefined)}
          deny={reason => {
            closeToNameOfRow(() => setDenying(undefined), screen.element.host);
            void decisions.send(denying, 'deny', reason);
          }}
        />
      )}
    </ListCard>
  );
}

interface DecisionControlsProps {
  readonly row: TableRow;
  readonly decisions: RowPosts<Payment, Choice>;
  askReason(payment: Payment): void;
}

/** The Approve and Deny buttons of a payment; a decision shows its progress on the pressed button. [RQ-01] [RQ-05] */
function DecisionControls({ row, decisions, askReason }: DecisionControlsProps) {
  const language = useLanguage();
  useObservable(decisions.posts.states);
  const payment = paymentOf(row, language);
  const decision = decisions.get(payment.id);
  const texts = useTexts(catalogue);
  const isLocked = (choice: Choice) => !maySend(decision, choice);
  const progress = decisions.progressOf(payment.id);
  // Names the payment for screen readers.
  const label = (text: string) => (
    <>
      <span>{text}</span>
      <span className="visually-hidden">{` ${payment.name}`}</span>
    </>
  );
  const isUnknown = decision.step === 'unknown';
  const pressApprove = useGuardedPress(() => void decisions.send(payment, 'approve'));
  const pressDeny = useGuardedPress(() => {
    // A denial whose outcome is unknown is sent again with the reason that was sent before.
    if (decisions.get(payment.id).isOutcomeUnknown) void decisions.send(payment, 'deny');
    else askReason(payment);
  });
  const stateOf = (choice: Choice) => ({
    // A button that can be used needs no description: the note is announced, and would be read a second time.
    'aria-describedby': isLocked(choice) && isUnknown ? rowNoteId(payment) : undefined,
    busy: isLocked(choice) && !isUnknown,
    busyLabel: isLocked(choice) && label((choice === decision.choice && progress) || texts[choice].label),
    unavailable: isLocked(choice) && isUnknown,
  });
  // Of a payment that somebody has handled, neither button is the one that was pressed. [RQ-08]
  const showsPressedOnly = isLocked('approve') && isLocked('deny') && decision.step !== 'handled';
  const isShown = (choice: Choice) => !showsPressedOnly || choice === decision.choice;
  return (
    <div className="decide">
      {isShown('approve') && (
        <Button {...stateOf('approve')} {...pressApprove} aria-keyshortcuts="A">
          {label(texts.approve.label)}
        </Button>
      )}
      {isShown('deny') && (
        <Button
          {...stateOf('deny')}
          aria-haspopup={decision.isOutcomeUnknown ? undefined : 'dialog'}
          {...pressDeny}
          aria-keyshortcuts="D"
        >
          {label(texts.deny.label)}
        </Button>
      )}
    </div>
  );
}
