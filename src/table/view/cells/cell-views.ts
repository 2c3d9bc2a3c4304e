import type { CellType } from '../../rows/cell.ts';
import { amount } from './amount.tsx';
import type { CellView } from './cell-view.ts';
import { date } from './date.tsx';
import { email } from './email.tsx';
import { link } from './link.tsx';
import { number } from './number.tsx';
import { status } from './status.tsx';
import { text } from './text.tsx';

const views: Partial<Record<CellType, CellView>> = { text, number, date, amount, status, link, email };

/** How a cell is shown: by its type, of those that are here; a text that has an address leads there. [TBL-10] */
export function viewOf(type: CellType, href: string | undefined, isNumeric: boolean): CellView {
  if (type !== 'text') return views[type] ?? text;
  return href ? link : isNumeric ? number : text;
}
