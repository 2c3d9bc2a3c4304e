import type { ComponentPropsWithRef } from 'react';
import { type MoneyProblem, moneyText, parseMoney } from '../../domain/display/money.ts';
import { inputClass } from '../controls/input.ts';
import { Field, type FieldTexts } from '../forms/field.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './money-field.css?inline';

addStyles(css);

/** The error text for each problem with an amount. */
export const moneyProblems: Readonly<Record<MoneyProblem, string>> = {
  empty: 'Enter an amount.',
  notANumber: 'Enter an amount such as 1,250.50.',
  negative: 'Enter an amount of 0 or more.',
  tooManyDecimals: 'Enter no more than two decimals, such as 1,250.50.',
  tooLarge: 'Enter a smaller amount.',
};

export interface MoneyFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | keyof FieldTexts> {
  /** The text in the field, as typed. */
  readonly value: string;
  change(text: string): void;
}

/** A field for an amount in US dollars. It keeps the text as typed and formats it as 1,234.50 on blur. [UI-13] */
export function MoneyField({ label, hint, error, optional, hideLabel, change, ...input }: MoneyFieldProps) {
  const format = () => {
    const parsed = parseMoney(input.value);
    // A text that is already formatted is no change.
    if (parsed.ok && moneyText(parsed.cents) !== input.value) change(moneyText(parsed.cents));
  };
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {control => (
        <div className="money">
          <span aria-hidden="true">$</span>
          <input
            className={inputClass}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            {...control}
            {...input}
            onChange={event => change(event.target.value)}
            onBlur={format}
          />
        </div>
      )}
    </Field>
  );
}
