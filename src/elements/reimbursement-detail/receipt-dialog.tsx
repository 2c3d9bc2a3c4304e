import { useState } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { catalogue } from './texts.ts';

addStyles(`.receipt-image { display: block; max-width: 100%; height: auto; margin: 0 auto; }`);

export interface ReceiptDialogProps {
  readonly name: string;
  /** Must be an address of this site. */
  readonly url: string;
  close(): void;
}

/** Shows the image of a receipt, scaled down to fit. [RD-03] */
export function ReceiptDialog({ name, url, close }: ReceiptDialogProps) {
  const texts = useTexts(catalogue);
  const [hasFailed, setFailed] = useState(false);
  return (
    <Dialog title={name} cancel={close}>
      {hasFailed ? (
        <p role="alert">
          <span>{`${texts.receipt.imageFailed} `}</span>
          <a href={url}>{texts.receipt.open}</a>
        </p>
      ) : (
        <img
          className="receipt-image"
          src={url}
          alt={texts.receipt.imageAlt({ name })}
          onError={() => setFailed(true)}
        />
      )}
    </Dialog>
  );
}
