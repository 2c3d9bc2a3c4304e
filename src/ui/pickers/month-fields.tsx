import { type Ref, type SyntheticEvent, useId, useState } from 'react';
import { monthName } from '../../domain/dates/dates.ts';
import {
  inYear,
  monthsIn,
  monthText,
  noMonth,
  type PickedMonth,
  pickedIn,
  yearsTo,
} from '../../domain/months.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { inputClass } from '../controls/input.ts';
import { Field, FieldError } from '../forms/field.tsx';
import { fieldCatalogue } from '../forms/texts.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedCatalogue } from '../texts.ts';
import css from './month-fields.css?inline';
import { pickerCatalogue } from './texts.ts';

addStyles(css);

export interface MonthFieldsProps {
  /** Names the two selects as a group, for screen readers. */
  readonly label?: string;
  /** `2026-10`; '' until both year and month are chosen. */
  readonly value: string;
  change(month: string, isPartial: boolean): void;
  /** The latest month that can be chosen, such as `2026-10`. */
  readonly latest: string;
  /** What is wrong and how to fix it; both selects are marked as invalid while it is set. */
  readonly error?: string | false | undefined;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** It cannot be changed now, but keeps its focus and value. */
  readonly locked?: boolean | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

/**
 * Two selects for month and year. Years are listed latest first; in the latest year only the allowed months are
 * offered. [UI-05]
 */
export function MonthFields({ label, value, change, latest, ref, ...state }: MonthFieldsProps) {
  const language = useLanguage();
  const sharedTexts = language.texts(sharedCatalogue);
  const texts = language.texts(pickerCatalogue);
  const [stored, setStored] = useState<PickedMonth>(noMonth);
  const errorId = useId();
  // Stored here, since `value` cannot hold a month without a year; a value changed from outside takes precedence.
  const picked = monthText(stored) === value ? stored : pickedIn(value, latest);
  const pick = (next: PickedMonth) => {
    setStored(next);
    change(monthText(next), Boolean(next.year || next.month) && !monthText(next));
  };
  const selectProps = { ...state, describedBy: state.error ? errorId : undefined };
  return (
    <fieldset className="month-picker on-page">
      <legend className="visually-hidden">{label ?? texts.monthAndYear}</legend>
      <Select
        {...selectProps}
        label={sharedTexts.labels.month}
        value={picked.month}
        choose={month => pick({ ...picked, month })}
        options={monthsIn(picked.year, latest).map(month => [month, monthName(Number(month) - 1, language)])}
        ref={ref}
      />
      <Select
        {...selectProps}
        label={sharedTexts.labels.year}
        value={picked.year}
        choose={year => pick(inYear(picked, year, latest))}
        options={yearsTo(latest).map(year => [year, year])}
      />
      {state.error && <FieldError id={errorId} label={sharedTexts.labels.month} error={state.error} />}
    </fieldset>
  );
}

interface SelectProps extends Pick<MonthFieldsProps, 'error' | 'optional' | 'disabled' | 'locked' | 'ref'> {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly describedBy: string | undefined;
  choose(value: string): void;
}

/** A native select, for which phones have their own picker. */
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
  const texts = useTexts(fieldCatalogue);
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
            <option value="">{texts.selectPlaceholder}</option>
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
