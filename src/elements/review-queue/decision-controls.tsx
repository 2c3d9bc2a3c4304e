import { decisionNoteId } from '../../screen/decisions/decision-note.tsx';
import { isLocked } from '../../screen/decisions/decision-steps.ts';
import type { RowDecision } from '../../screen/decisions/row-decisions.ts';
import { ignoreRepeatedPresses } from '../../screen/requests/ignore-repeated-presses.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Choice } from './review-queue.rules.ts';
import type { Payment } from './review-queue.state.ts';
import { texts } from './texts.ts';

interface DecisionControlsProps {
  readonly payment: Payment;
  readonly decision: RowDecision<Choice>;
  approve(): void;
  deny(): void;
}

/** The Approve and Deny buttons of a payment; a decision shows its progress on the pressed button. [RQ-01] [RQ-05] */
export function DecisionControls({ payment, decision, approve, deny }: DecisionControlsProps) {
  const locked = isLocked(decision.step);
  const label = (text: string) => <PaymentLabel text={text} payment={payment.name} />;
  const busyLabel = (choice: Choice) => locked && label(progressText(choice, decision));
  const describedBy = decision.message ? decisionNoteId(payment) : undefined;
  return (
    <div className="decide" data-choice={locked ? decision.choice : undefined}>
      <Button
        aria-describedby={describedBy}
        busy={locked}
        busyLabel={busyLabel('approve')}
        {...ignoreRepeatedPresses(approve)}
      >
        {label(texts.approve.label)}
      </Button>
      <Button
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        tone="quiet"
        busy={locked}
        busyLabel={busyLabel('deny')}
        {...ignoreRepeatedPresses(deny)}
      >
        {label(texts.deny.label)}
      </Button>
    </div>
  );
}

function progressText(button: Choice, { step, choice }: RowDecision<Choice>): string {
  if (button === choice && step === 'sending') return texts[button].sending;
  return button === choice && step === 'decided' ? texts[button].done : texts[button].label;
}

/** Names the payment for screen readers. */
const PaymentLabel = ({ text, payment }: { readonly text: string; readonly payment: string }) => (
  <>
    {text}
    <span className="visually-hidden"> {payment}</span>
  </>
);
