import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { TextAreaField } from '../forms/field.tsx';
import { Dialog } from './dialog.tsx';

export interface ReasonDialogProps {
  readonly title: string;
  /** Of the field, such as 'Removal Reason'. */
  readonly label: string;
  /** Under the label, such as 'Why is this entry being removed?'. */
  readonly hint?: string;
  /** What the button does, such as 'Remove'. */
  readonly action: string;
  /** What has been typed; whoever shows the dialog keeps it, so that it is still there when the dialog opens again. */
  readonly reason: string;
  change(reason: string): void;
  cancel(): void;
  /** Gets the reason without the spaces around it, never an empty one. */
  give(reason: string): void;
  /** What it is about. */
  readonly children?: ReactNode;
}

/** Asks for the reason before something is denied or removed. [RQ-04] [UI-11] */
export function ReasonDialog({ title, label, hint, action, children, ...asked }: ReasonDialogProps) {
  const { reason, change, cancel, give } = asked;
  const [attempted, setAttempted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    setAttempted(true);
    if (reason.trim()) give(reason.trim());
    else field.current?.focus();
  };
  return (
    <Dialog
      title={title}
      cancel={cancel}
      submit={submit}
      action={
        <Button tone="danger" type="submit">
          {action}
        </Button>
      }
    >
      {children}
      <TextAreaField
        ref={field}
        label={label}
        hint={hint}
        error={attempted && !reason.trim() && 'Enter a reason.'}
        maxLength={2000}
        onInvalid={() => setAttempted(true)}
        value={reason}
        onChange={event => change(event.target.value)}
      />
    </Dialog>
  );
}
