import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question, such as 'Are you sure?'. */
  readonly children: ReactNode;
  cancel(): void;
  confirm(): void;
}

/** The question before what is not easily undone: titled 'Please Confirm', with Cancel and Ok. [TBL-09] [TBL-15] [TBL-16] */
export const ConfirmDialog = ({ children, cancel, confirm }: ConfirmDialogProps) => (
  <Dialog
    title="Please Confirm"
    cancel={cancel}
    submit={confirm}
    action={
      <Button tone="primary" type="submit">
        Ok
      </Button>
    }
  >
    <p>{children}</p>
  </Dialog>
);
