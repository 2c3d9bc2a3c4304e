import { useLanguage, useTexts } from '../../language/language-context.ts';
import { maySend } from '../../screen/posts/posts.ts';
import { rowNoteId } from '../../screen/posts/row-note.tsx';
import type { RowPosts } from '../../screen/posts/row-posts.ts';
import { useGuardedPress } from '../../table/view/press-guard/use-guarded-press.ts';
import type { TableRow } from '../../table/view/table-row.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import type { Choice } from './review-queue.rules.ts';
import { type Payment, paymentOf } from './review-queue.state.ts';
import { catalogue } from './texts.ts';

interface DecisionControlsProps {
  readonly row: TableRow;
  readonly decisions: RowPosts<Payment, Choice>;
  askReason(payment: Payment): void;
}

/** The Approve and Deny buttons of a payment; a decision shows its progress on the pressed button. [RQ-01] [RQ-05] */
export function DecisionControls({ row, decisions, askReason }: DecisionControlsProps) {
  const language = useLanguage();
  useObservable(decisions.posts.states);
  const payment = paymentOf(row, language);
  const decision = decisions.get(payment.id);
  const texts = useTexts(catalogue);
  const isLocked = (choice: Choice) => !maySend(decision, choice);
  const label = (text: string) => <PaymentLabel text={text} payment={payment.name} />;
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
    busyLabel:
      isLocked(choice) && label((choice === decision.choice && decision.progress) || texts[choice].label),
    unavailable: isLocked(choice) && isUnknown,
  });
  return (
    <div
      className="decide"
      data-choice={isLocked('approve') && isLocked('deny') ? decision.choice : undefined}
    >
      <Button {...stateOf('approve')} {...pressApprove} aria-keyshortcuts="A">
        {label(texts.approve.label)}
      </Button>
      <Button
        {...stateOf('deny')}
        aria-haspopup={decision.isOutcomeUnknown ? undefined : 'dialog'}
        {...pressDeny}
        aria-keyshortcuts="D"
      >
        {label(texts.deny.label)}
      </Button>
    </div>
  );
}

/** Names the payment for screen readers. */
const PaymentLabel = ({ text, payment }: { readonly text: string; readonly payment: string }) => (
  <>
    <span>{text}</span>
    <span className="visually-hidden">{` ${payment}`}</span>
  </>
);
