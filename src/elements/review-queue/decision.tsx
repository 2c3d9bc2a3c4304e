import { decisionNoteId } from '../../screen/decisions/decision-note.tsx';
import { isLocked } from '../../screen/decisions/decision-steps.ts';
import type { RowDecision } from '../../screen/decisions/row-decisions.ts';
import { ignoreRepeatedPresses } from '../../screen/requests/ignore-repeated-presses.ts';
import { Button } from '../../ui/controls/button.tsx';
import { type Choice, told } from './review-queue.rules.ts';
import type { Payment } from './review-queue.state.ts';

interface DecisionProps {
  readonly payment: Payment;
  readonly decision: RowDecision<Choice>;
}

interface ControlsProps extends DecisionProps {
  approve(): void;
  deny(): void;
}

/** Approve and Deny of a payment, or what is being done with it. [RQ-01] [RQ-05] */
export function DecisionControls({ payment, decision, approve, deny }: ControlsProps) {
  const named = (label: string) => <Named label={label} name={payment.name} />;
  const locked = isLocked(decision.step);
  const label = (choice: Choice, otherwise: string) =>
    named(choice === decision.choice ? progressOf(decision, otherwise) : otherwise);
  const describedBy = decision.message ? decisionNoteId(payment) : undefined;
  return (
    <div className="decide" data-choice={locked ? decision.choice : undefined}>
      <Button
        aria-describedby={describedBy}
        busy={locked}
        busyLabel={locked && label('approve', 'Approve')}
        {...ignoreRepeatedPresses(approve)}
      >
        {named('Approve')}
      </Button>
      <Button
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        tone="quiet"
        busy={locked}
        busyLabel={locked && label('deny', 'Deny')}
        {...ignoreRepeatedPresses(deny)}
      >
        {named('Deny')}
      </Button>
    </div>
  );
}

function progressOf({ step, choice }: RowDecision<Choice>, otherwise: string): string {
  if (step === 'sending') return told[choice].sending;
  return step === 'decided' ? told[choice].done : otherwise;
}

const Named = ({ label, name }: { readonly label: string; readonly name: string }) => (
  <>
    {label}
    <span className="visually-hidden"> {name}</span>
  </>
);
