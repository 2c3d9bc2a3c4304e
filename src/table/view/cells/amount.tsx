import { currencyText } from '../../../domain/currency.ts';
import { storedCents } from '../../../domain/money.ts';
import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** An amount with its currency; what is no amount, as it is. [UI-14] */
export const amount: CellView = cell =>
  storedCents(cell.text) === undefined ? (
    asText(cell)
  ) : (
    <bdi>
      {currencyText(cell.text)} <span className="currency">USD</span>
    </bdi>
  );
