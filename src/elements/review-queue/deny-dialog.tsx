import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';

interface DenyDialogProps {
  /** What is denied. */
  readonly name: string;
  readonly reason: string;
  change(reason: string): void;
  cancel(): void;
  deny(reason: string): void;
}

/** Asks for the reason of a denial. [RQ-04] */
export function DenyDialog({ name, reason, change, cancel, deny }: DenyDialogProps) {
  const [attempted, setAttempted] = useState(false);
  const submit = () => {
    setAttempted(true);
    if (reason.trim()) deny(reason.trim());
  };
  return (
    <Dialog
      title={`Deny ${name}`}
      cancel={cancel}
      submit={submit}
      action={
        <Button tone="danger" type="submit">
          Deny
        </Button>
      }
    >
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
