import { Amount, isAmount } from '../../../ui/values/amount.tsx';
import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** Shows an amount with its currency; a text that is not an amount stays as it is. [UI-14] */
export const amount: CellView = cell =>
  isAmount(cell.text) ? <Amount text={cell.text} currency={cell.currency} /> : asText(cell);
