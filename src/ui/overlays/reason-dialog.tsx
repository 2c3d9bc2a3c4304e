import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../controls/button.tsx';
import { TextAreaField } from '../forms/field.tsx';
import { Dialog } from './dialog.tsx';
import { dialogCatalogue } from './texts.ts';

export interface ReasonDialogProps {
  readonly title: string;
  /** The label of the field, such as 'Removal Reason'. */
  readonly label: string;
  /** The hint of the field, such as 'Why is this entry being removed?'. */
  readonly hint?: string;
  /** The label of the main button, such as 'Remove'. */
  readonly action: string;
  /** The text typed so far. The caller stores it, so that it is still there when the dialog opens again. */
  readonly reason: string;
  change(reason: string): void;
  cancel(): void;
  /** Called with the trimmed reason, never an empty one. */
  confirm(reason: string): void;
  /** Content above the field, such as what is denied. */
  readonly children?: ReactNode;
}

/** Asks for a reason before something is denied or removed. [RQ-04] [UI-11] */
export function ReasonDialog({ title, label, hint, action, children, ...reasonProps }: ReasonDialogProps) {
  const texts = useTexts(dialogCatalogue);
  const { reason, change, cancel, confirm } = reasonProps;
  const [attempted, setAttempted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    // Shows the error before the field gets the focus, so that it is read with the field.
    flushSync(() => setAttempted(true));
    if (reason.trim()) confirm(reason.trim());
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
        error={attempted && !reason.trim() && texts.enterReason}
        maxLength={2000}
        onInvalid={() => setAttempted(true)}
        value={reason}
        onChange={event => change(event.target.value)}
      />
    </Dialog>
  );
}
