import { currencyText } from '../../domain/display/money.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './amount.css?inline';

addStyles(css);

export interface AmountProps {
  /** The amount, or another text, as the record spells it. */
  readonly text: string | number | null | undefined;
  /** '' if none is shown beside it. */
  readonly currency: string;
}

/** An amount with its currency; any other text is shown as sent, without one. [UI-14] */
export function Amount({ text: stated, currency }: AmountProps) {
  const text = String(stated ?? '');
  if (!amountPattern.test(text)) return text && <bdi>{text}</bdi>;
  return (
    <bdi className="amount">
      <span>{`${currencyText(text, currency)} `}</span>
      {currency && <span className="currency">{currency}</span>}
    </bdi>
  );
}

const amountPattern = /^\s*-?\$?(?=[\d,.]*\d)[\d,]*\.?\d*\s*$/;
