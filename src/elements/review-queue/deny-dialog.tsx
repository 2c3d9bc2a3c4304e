import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { Payment } from './review-queue.state.ts';

interface DenyDialogProps {
  readonly payment: Payment;
  readonly reason: string;
  change(reason: string): void;
  cancel(): void;
  deny(reason: string): void;
}

/** Says what is denied and asks for the reason. [RQ-04] */
export function DenyDialog({ payment, reason, change, cancel, deny }: DenyDialogProps) {
  const [attempted, setAttempted] = useState(false);
  const submit = () => {
    setAttempted(true);
    if (reason.trim()) deny(reason.trim());
  };
  return (
    <Dialog
      title={`Deny ${payment.name}`}
      cancel={cancel}
      submit={submit}
      action={
        <Button tone="danger" type="submit">
          Deny
        </Button>
      }
    >
      <p className="denied">
        {payment.patient && <span>Patient {payment.patient}</span>}
        <bdi>{payment.amount}</bdi>
      </p>
      <TextAreaField
        label="Why is this request being denied?"
        error={attempted && !reason.trim() && 'Enter a reason.'}
        maxLength={2000}
        onInvalid={() => setAttempted(true)}
        value={reason}
        onChange={event => change(event.target.value)}
      />
    </Dialog>
  );
}
