import { useState } from 'react';
import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import { Button } from '../../ui/controls/button.tsx';
import { lazyComponent } from '../../ui/feedback/lazy-component.tsx';
import { useLogOnce } from '../../ui/hooks/use-log-once.ts';
import type { Receipt } from './reimbursement-detail.rules.ts';

// Most visits open none.
const ReceiptDialog = lazyComponent(() =>
  import('./receipt-dialog.tsx').then(loaded => loaded.ReceiptDialog),
);

/** The way to a receipt, with a look at it where it is a picture. [RD-03] */
export function ReceiptLink({ receipt: { name, addresses, remarks } }: { readonly receipt: Receipt }) {
  const url = addresses.map(address => sameOriginUrl(address, location.href)).find(Boolean);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isKnown = Boolean(name || addresses.length);
  const shown = useLogOnce<HTMLDivElement>(isKnown && !url && unreachable);
  const label = name || 'Receipt';
  return (
    <div className="receipt" ref={shown}>
      {url && (
        <a href={url}>
          <bdi>{label}</bdi>
        </a>
      )}
      {url && isPicture(name, url) && (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Preview <span className="visually-hidden">{label}</span>
        </Button>
      )}
      {!url && isKnown && (
        <p>
          <bdi>{label}</bdi>: cannot be opened from here.
        </p>
      )}
      {!isKnown && !remarks.length && <p className="none">No receipt added</p>}
      {remarks.map(remark => (
        <p key={remark} className="remark">
          <bdi>{remark}</bdi>
        </p>
      ))}
      {isOpen && url && <ReceiptDialog {...{ name: label, url, close }} />}
    </div>
  );
}

const picture = /\.(png|jpe?g|gif|webp|svg)$/i;

const isPicture = (name: string, url: string): boolean =>
  picture.test(name) || picture.test(new URL(url).pathname);

const unreachable =
  'a receipt has no address of this site and cannot be opened. Let the host send a downloadUrl that begins with "/".';
