import type { CellType } from '../../engine/cell.ts';
import { actions } from './actions.tsx';
import { amount } from './amount.tsx';
import type { CellView } from './cell-view.ts';
import { date } from './date.tsx';
import { remove } from './delete.tsx';
import { email } from './email.tsx';
import { hover } from './hover.tsx';
import { link } from './link.tsx';
import { modal } from './modal.tsx';
import { number } from './number.tsx';
import { select } from './select.tsx';
import { status } from './status.tsx';
import { text } from './text.tsx';

const views: Partial<Record<CellType, CellView>> = {
  text,
  number,
  date,
  amount,
  status,
  link,
  email,
  hover,
  modal,
  select,
  actions,
  delete: remove,
};

/** The view for a cell's type, text for a type without one; a text with an address becomes a link. [TBL-10] */
export function cellViewFor(type: CellType, href: string | undefined, isNumeric: boolean): CellView {
  if (type !== 'text') return views[type] ?? text;
  return href ? link : isNumeric ? number : text;
}
