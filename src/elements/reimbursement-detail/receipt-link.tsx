import { useState } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLogOnce } from '../../ui/hooks/use-warning.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import type { Receipt } from './expenses.rules.ts';
import { catalogue } from './texts.ts';

// A lazy chunk, because most users never open a receipt.
const ReceiptDialog = lazyComponent(() =>
  import('./receipt-dialog.tsx').then(loaded => loaded.ReceiptDialog),
);

/** A link to a receipt, with a preview button for images. [RD-03] */
export function ReceiptLink({ receipt: { name, addresses, remarks } }: { readonly receipt: Receipt }) {
  const texts = useTexts(catalogue);
  const url = addresses.map(siteUrl).find(Boolean);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const hasReceipt = Boolean(name || addresses.length);
  const container = useLogOnce<HTMLDivElement>(hasReceipt && !url && unreachable);
  const label = name || texts.receipt.title;
  return (
    <div className="receipt" ref={container}>
      {url && (
        <a href={url}>
          <bdi>{label}</bdi>
        </a>
      )}
      {url && isImage(name, url) && (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          <span>{texts.receipt.preview}</span>
          {name && <span className="visually-hidden">{` ${name}`}</span>}
        </Button>
      )}
      {!url && hasReceipt && (
        <>
          <p>
            <bdi>{label}</bdi>
          </p>
          <p className="remark">{texts.receipt.unreachable}</p>
        </>
      )}
      {!hasReceipt && !remarks.length && <p className="none">{texts.receipt.none}</p>}
      {remarks.map(remark => (
        <p key={remark} className="remark">
          <bdi>{remark}</bdi>
        </p>
      ))}
      {isOpen && url && <ReceiptDialog {...{ name: label, url, close }} />}
    </div>
  );
}

const imageExtension = /\.(png|jpe?g|gif|webp|svg)$/i;

const isImage = (name: string, url: string): boolean =>
  imageExtension.test(name) || imageExtension.test(new URL(url).pathname);

const unreachable =
  'a receipt does not have an address of this site and cannot be opened. Send a "downloadUrl" that begins with "/".';
