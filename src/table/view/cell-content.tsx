import type { ReactNode } from 'react';
import { currencyText } from '../../domain/currency.ts';
import { storedCents } from '../../domain/money.ts';
import { sameOriginUrl } from '../../domain/same-origin.ts';
import { statusShown } from '../../domain/status.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Cell } from '../rows/cell.ts';
import type { Column } from '../rows/columns.ts';

/**
 * What a cell shows. Whatever a host sends is text; links are made from its fields. [TBL-10] [TBL-18] [UI-14]
 *
 * `details` is the cell as it was sent when it says more than its text; its own type goes before the column's. A
 * function and no component: a page has hundreds of cells, and most are nothing but a text.
 */
export function cellContent(text: string, details: Cell | undefined, type: Column['type']): ReactNode {
  const shown = details?.type ?? type;
  if (shown === 'status' && text) {
    const { label, tone } = statusShown(text);
    return <Badge tone={tone}>{label}</Badge>;
  }
  if (shown === 'amount' && storedCents(text) !== undefined)
    return (
      <>
        {currencyText(text)} <span className="currency">USD</span>
      </>
    );
  const href = shown === 'link' ? linkIn(details) : shown === 'email' ? mailTo(text) : undefined;
  return href ? <a href={href}>{text || href}</a> : textContent(text);
}

const longest = 28;

/** A long text ends in an ellipsis; with the focus of keyboard or finger on it the whole of it shows. [TBL-17] */
function textContent(text: string): ReactNode {
  if (text.length <= longest) return text;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its whole text has to be within reach of every hand.
    <span className="long" tabIndex={0} title={text}>
      {text}
    </span>
  );
}

/** The address of a link cell when it stays on this site. [NET-01] */
function linkIn(details: Cell | undefined): string | undefined {
  const href = details?.href;
  return typeof href === 'string' ? sameOriginUrl(href, location.href) : undefined;
}

// Nothing in it that a mail address does not need: no second recipient, no header.
const mailAddress = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

const mailTo = (text: string): string | undefined => (mailAddress.test(text) ? `mailto:${text}` : undefined);
