import { currencyText } from '../domain/currency.ts';
import css from './amount.css?inline';
import { addStyles } from './sheet.ts';

addStyles(css);

export interface AmountProps {
  /** As the record states it. */
  readonly text: string;
  readonly currency?: string | undefined;
}

/** An amount with its currency, US dollars unless the record states another. [UI-14] */
export const Amount = ({ text, currency = 'USD' }: AmountProps) => (
  <bdi className="amount">
    {currencyText(text, currency)} {isCode.test(currency) && <span>{currency}</span>}
  </bdi>
);

/** Whether a text is an amount, so that a currency may stand beside it. */
export const isAmount = (text: string): boolean => amount.test(text);

const amount = /^\s*-?\$?(?=[\d,.]*\d)[\d,]*\.?\d*\s*$/;

// What is no code, such as 'Unavailable', says nothing beside an amount.
const isCode = /^[A-Z]{3}$/;
