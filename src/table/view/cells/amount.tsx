import { Amount, isAmount } from '../../../ui/values/amount.tsx';
import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** An amount with its currency; what is no amount, as it is. [UI-14] */
export const amount: CellView = cell =>
  isAmount(cell.text) ? <Amount text={cell.text} currency={cell.currency} /> : asText(cell);
