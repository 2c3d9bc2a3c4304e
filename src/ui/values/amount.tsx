import { currencyText } from '../../domain/display/currency.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './amount.css?inline';

addStyles(css);

export interface AmountProps {
  /** As the record states it. */
  readonly text: string;
  readonly currency?: string | undefined;
}

/** An amount with its currency, US dollars unless the record states another. [UI-14] */
export const Amount = ({ text, currency = 'USD' }: AmountProps) => (
  <bdi className="amount">
    {currencyText(text, currency)} {isCurrency.test(currency) && <span>{currency.toUpperCase()}</span>}
  </bdi>
);

/** Whether a text is an amount, so that a currency may stand beside it. */
export const isAmount = (text: string): boolean => amount.test(text);

const amount = /^\s*-?\$?(?=[\d,.]*\d)[\d,]*\.?\d*\s*$/;

// A code or a sign; anything else, such as 'Unavailable', says nothing beside an amount.
const isCurrency = /^(?:[a-z]{3}|[a-z]{0,3}\p{Sc})$/iu;
