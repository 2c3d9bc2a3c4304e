import type { ReactNode } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { dialogCatalogue } from './texts.ts';

export interface ConfirmDialogProps {
  /** The question, such as 'Are you sure?'. */
  readonly children: ReactNode;
  /** What it is about, such as the name of a row; undefined if the question says it. */
  readonly about?: string | undefined;
  cancel(): void;
  confirm(): void;
}

/** Asks for confirmation before an action that is hard to undo, with Cancel and Ok. [TBL-09] [TBL-15] [TBL-16] */
export const ConfirmDialog = ({ children, about, cancel, confirm }: ConfirmDialogProps) => {
  const texts = useTexts(dialogCatalogue);
  return (
    <Dialog
      title={texts.pleaseConfirm}
      cancel={cancel}
      submit={confirm}
      action={
        <Button tone="primary" type="submit">
          {texts.ok}
        </Button>
      }
    >
      {about && (
        <p>
          <bdi>{about}</bdi>
        </p>
      )}
      <p>{children}</p>
    </Dialog>
  );
};
