import { currencyText } from '../../domain/display/currency.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './amount.css?inline';

addStyles(css);

export interface AmountProps {
  /** The amount as the record spells it. */
  readonly text: string;
  readonly currency?: string | undefined;
}

/** An amount with its currency; US dollars by default. [UI-14] */
export const Amount = ({ text, currency = 'USD' }: AmountProps) => (
  <bdi className="amount">
    <span>{`${currencyText(text, currency)} `}</span>
    {currencyPattern.test(currency) && <span className="currency">{currency.toUpperCase()}</span>}
  </bdi>
);

/** Whether a text is an amount, so that a currency can be shown beside it. */
export const isAmount = (text: string): boolean => amountPattern.test(text);

const amountPattern = /^\s*-?\$?(?=[\d,.]*\d)[\d,]*\.?\d*\s*$/;

// A currency code or sign. Other texts, such as 'Unavailable', are not shown beside the amount.
const currencyPattern = /^(?:[a-z]{3}|[a-z]{0,3}\p{Sc})$/iu;
