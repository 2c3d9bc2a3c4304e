import { useState } from 'react';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';

addStyles(`.receipt-picture { display: block; max-width: 100%; height: auto; margin: 0 auto; }`);

export interface ReceiptDialogProps {
  readonly name: string;
  /** An address of this site. */
  readonly url: string;
  close(): void;
}

/** A receipt as a picture, never wider than the window. [RD-03] */
export function ReceiptDialog({ name, url, close }: ReceiptDialogProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Dialog title={name} cancel={close}>
      {hasFailed ? (
        <p role="alert">
          The picture could not be loaded. <a href={url}>Open the receipt</a>
        </p>
      ) : (
        <img className="receipt-picture" src={url} alt={`Receipt ${name}`} onError={() => setFailed(true)} />
      )}
    </Dialog>
  );
}
