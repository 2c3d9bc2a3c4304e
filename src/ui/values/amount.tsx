import { currencyText } from '../../domain/display/currency.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './amount.css?inline';

addStyles(css);

export interface AmountProps {
  /** The amount as the record spells it. */
  readonly text: string;
  /** '' if none is shown beside it. */
  readonly currency: string;
}

/** An amount with its currency. [UI-14] */
export const Amount = ({ text, currency }: AmountProps) => (
  <bdi className="amount">
    <span>{`${currencyText(text, currency)} `}</span>
    {currency && <span className="currency">{currency}</span>}
  </bdi>
);

/** Whether a text is an amount, so that a currency can be shown beside it. */
export const isAmount = (text: string): boolean => amountPattern.test(text);

const amountPattern = /^\s*-?\$?(?=[\d,.]*\d)[\d,]*\.?\d*\s*$/;
