import { isAmount } from '../../domain/display/money.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './amount.css?inline';

addStyles(css);

export interface AmountProps {
  /** The amount as `currencyText` formats it, or another text. */
  readonly text: string;
  /** '' if none is shown beside it. */
  readonly currency: string;
}

/** An amount with its currency; any other text is shown as sent, without one. [UI-14] */
export function Amount({ text, currency }: AmountProps) {
  if (!isAmount(text)) return text && <bdi>{text}</bdi>;
  return (
    <bdi className="amount">
      <span>{`${text} `}</span>
      {currency && <span className="currency">{currency}</span>}
    </bdi>
  );
}
