import type { SyntheticEvent } from 'react';
import { type FieldTexts, TextField } from '../forms/field.tsx';

export interface DateFieldProps extends FieldTexts {
  /** `2026-01-31`, '' while empty, or `unreadableDay`. */
  readonly value: string;
  change(day: string): void;
  readonly min: string;
  readonly max: string;
  /** It cannot be changed now, but keeps its focus and value. */
  readonly locked?: boolean | undefined;
  onBlur?(): void;
}

/** The value while the input is incomplete or not a date; the browser keeps showing what was typed. */
export const unreadableDay = 'unreadable';

/** A field for a calendar day, using the browser's date input. [UI-12] */
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
      // The browser fires no change event while the date is incomplete.
      onKeyUp={read}
      onBlur={event => {
        read(event);
        onBlur?.();
      }}
    />
  );
}
