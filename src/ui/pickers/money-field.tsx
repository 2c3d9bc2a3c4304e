import type { ComponentPropsWithRef } from 'react';
import { type MoneyProblem, moneyText, parseMoney } from '../../domain/display/money.ts';
import { inputClass } from '../controls/input.ts';
import { Field, type FieldTexts } from '../forms/field.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './money-field.css?inline';

addStyles(css);

/** What to do about an amount that cannot be used. */
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
  /** What stands in the field, as it was typed. */
  readonly value: string;
  change(text: string): void;
}

/** An amount of US dollars. It keeps what was typed, and writes it as 1,234.50 when the field is left. [UI-13] */
export function MoneyField({ label, hint, error, optional, hideLabel, change, ...input }: MoneyFieldProps) {
  const format = () => {
    const parsed = parseMoney(input.value);
    // What stands there as it should is not written anew: nothing has been typed.
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
