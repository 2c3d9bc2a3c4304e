import type { ComponentPropsWithRef } from 'react';
import { moneyText, parseMoney } from '../../domain/display/money.ts';
import { inputClass } from '../controls/input.ts';
import { Field, type FieldTexts } from '../forms/field.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './money-field.css?inline';

addStyles(css);

export interface MoneyFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | keyof FieldTexts> {
  /** The text in the field, as typed. */
  readonly value: string;
  /** Names the field if its label alone does not, such as `Funds of Study A` in a line of that study. */
  readonly fullLabel?: string | undefined;
  change(text: string): void;
}

/** A field for an amount in US dollars. It keeps the text as typed and formats it as 1,234.50 on blur. [UI-13] */
export function MoneyField(props: MoneyFieldProps) {
  const { label, fullLabel, hint, error, optional, hideLabel, change, ...input } = props;
  const format = () => {
    const parsed = parseMoney(input.value);
    // A text that is already formatted does not change.
    if (parsed.ok && moneyText(parsed.cents) !== input.value) change(moneyText(parsed.cents));
  };
  return (
    <Field {...{ label, fullLabel, hint, error, optional, hideLabel }}>
      {control => (
        <div className="money">
          <span aria-hidden="true">$</span>
          <span hidden id={`${control.id}unit`}>
            USD
          </span>
          <input
            className={inputClass}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            {...control}
            {...input}
            aria-label={fullLabel}
            aria-describedby={[`${control.id}unit`, control['aria-describedby']].filter(Boolean).join(' ')}
            onChange={event => change(event.target.value)}
            onBlur={format}
          />
        </div>
      )}
    </Field>
  );
}
