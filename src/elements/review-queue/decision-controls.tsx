import type { Language } from '../../domain/language/language.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { maySend } from '../../screen/posts/post-state.ts';
import { rowNoteId } from '../../screen/posts/row-note.tsx';
import type { RowPost } from '../../screen/posts/row-posts.ts';
import { useGuardedPress } from '../../table/view/press-guard/use-guarded-press.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Choice } from './review-queue.rules.ts';
import type { Payment } from './review-queue.state.ts';
import { catalogue } from './texts.ts';

interface DecisionControlsProps {
  readonly payment: Payment;
  readonly decision: RowPost<Choice>;
  approve(): void;
  deny(): void;
}

/** The Approve and Deny buttons of a payment; a decision shows its progress on the pressed button. [RQ-01] [RQ-05] */
export function DecisionControls({ payment, decision, approve, deny }: DecisionControlsProps) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const isLocked = (choice: Choice) => !maySend(decision, choice);
  const label = (text: string) => <PaymentLabel text={text} payment={payment.name} />;
  const isUnknown = decision.step === 'unknown';
  const pressApprove = useGuardedPress(approve);
  const pressDeny = useGuardedPress(deny);
  const stateOf = (choice: Choice) => ({
    'aria-describedby': decision.message ? rowNoteId(payment) : undefined,
    busy: isLocked(choice) && !isUnknown,
    busyLabel: isLocked(choice) && label(progressText(choice, decision, language)),
    // The note below the row says why.
    unavailable: isLocked(choice) && isUnknown,
  });
  return (
    <div
      className="decide"
      data-choice={isLocked('approve') && isLocked('deny') ? decision.choice : undefined}
    >
      <Button {...stateOf('approve')} {...pressApprove}>
        {label(texts.approve.label)}
      </Button>
      <Button
        {...stateOf('deny')}
        aria-haspopup={decision.isUnconfirmed ? undefined : 'dialog'}
        tone="quiet"
        {...pressDeny}
      >
        {label(texts.deny.label)}
      </Button>
    </div>
  );
}

function progressText(button: Choice, decision: RowPost<Choice>, language: Language): string {
  const texts = language.texts(catalogue);
  const { step, choice } = decision;
  if (button === choice && step === 'sending') return texts[button].sending;
  return button === choice && step === 'done' ? texts[button].done : texts[button].label;
}

/** Names the payment for screen readers. */
const PaymentLabel = ({ text, payment }: { readonly text: string; readonly payment: string }) => (
  <>
    <span>{text}</span>
    <span className="visually-hidden">{` ${payment}`}</span>
  </>
);
