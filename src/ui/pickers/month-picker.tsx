import { type Ref, type SyntheticEvent, useId, useState } from 'react';
import { monthNames } from '../../domain/dates.ts';
import {
  inYear,
  monthsIn,
  monthText,
  noMonth,
  type PickedMonth,
  pickedIn,
  yearsTo,
} from '../../domain/months.ts';
import { inputClass } from '../controls/input.ts';
import { Field, FieldError } from '../forms/field.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './month-picker.css?inline';

addStyles(css);

export interface MonthPickerProps {
  /** What the two are together, for those who do not see them side by side. */
  readonly label?: string;
  /** `2026-10`; '' while year or month is not chosen. */
  readonly value: string;
  change(month: string, isPartial: boolean): void;
  /** The latest month that can be picked, `2026-10`. */
  readonly latest: string;
  /** What is wrong and how to mend it; both selects are marked as long as it stands. */
  readonly error?: string | false | undefined;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** It cannot be used now; it keeps the focus, and reads as before. */
  readonly locked?: boolean | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** Month and year, the latest years first; in the latest year only the months up to the allowed one. [UI-05] */
export function MonthPicker({
  label = 'Month and year',
  value,
  change,
  latest,
  ref,
  ...state
}: MonthPickerProps) {
  const [held, hold] = useState<PickedMonth>(noMonth);
  const errorId = useId();
  // What is chosen of the two is remembered here; what was given or taken away from outside counts more.
  const picked = monthText(held) === value ? held : pickedIn(value, latest);
  const pick = (next: PickedMonth) => {
    hold(next);
    change(monthText(next), Boolean(next.year || next.month) && !monthText(next));
  };
  const select = { ...state, describedBy: state.error ? errorId : undefined };
  return (
    <fieldset className="month-picker">
      <legend className="visually-hidden">{label}</legend>
      <Select
        {...select}
        label="Month"
        value={picked.month}
        choose={month => pick({ ...picked, month })}
        options={monthsIn(picked.year, latest).map(month => [month, monthNames[Number(month) - 1] ?? month])}
        ref={ref}
      />
      <Select
        {...select}
        label="Year"
        value={picked.year}
        choose={year => pick(inYear(picked, year, latest))}
        options={yearsTo(latest).map(year => [year, year])}
      />
      {state.error && <FieldError id={errorId}>{state.error}</FieldError>}
    </fieldset>
  );
}

interface SelectProps extends Pick<MonthPickerProps, 'error' | 'optional' | 'disabled' | 'locked' | 'ref'> {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly describedBy: string | undefined;
  choose(value: string): void;
}

/** The browser's own select: it has a wheel on phones, and costs nothing. */
function Select({
  label,
  value,
  options,
  error,
  optional,
  disabled,
  locked,
  describedBy,
  choose,
  ref,
}: SelectProps) {
  const keepClosed = (event: SyntheticEvent) => locked && event.preventDefault();
  return (
    <Field label={label} optional={optional}>
      {control => (
        <div className="month-select">
          <select
            {...control}
            className={inputClass}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            aria-disabled={locked || undefined}
            disabled={disabled}
            value={value}
            onChange={event => locked || choose(event.target.value)}
            onMouseDown={keepClosed}
            onKeyDown={event => event.key !== 'Tab' && keepClosed(event)}
            ref={ref}
          >
            <option value="">Select…</option>
            {options.map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5.5 7.5l4.5 5 4.5-5" />
          </svg>
        </div>
      )}
    </Field>
  );
}
