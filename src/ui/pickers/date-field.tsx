import type { SyntheticEvent } from 'react';
import { type FieldTexts, TextField } from '../forms/field.tsx';

export interface DateFieldProps extends FieldTexts {
  /** `2026-01-31`, '' while nothing is entered, or `unreadableDay`. */
  readonly value: string;
  change(day: string): void;
  readonly min: string;
  readonly max: string;
  /** It cannot be used now; it keeps the focus, and reads as before. */
  readonly locked?: boolean | undefined;
  onBlur?(): void;
}

/** The value while what stands in the field is no day, or only a part of one: the browser keeps it and shows it. */
export const unreadableDay = 'unreadable';

/** A calendar day, in the browser's own input. [UI-12] */
export function DateField({ value, change, locked, onBlur, ...field }: DateFieldProps) {
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const day = currentTarget.validity.badInput ? unreadableDay : currentTarget.value;
    if (day !== value && !locked) change(day);
  };
  return (
    <TextField
      {...field}
      type="date"
      value={value === unreadableDay ? '' : value}
      readOnly={locked}
      onChange={read}
      // A part of a day is no change for the browser.
      onKeyUp={read}
      onBlur={event => {
        read(event);
        onBlur?.();
      }}
    />
  );
}
