import { dayIn, isDay } from '../../../domain/dates/dates.ts';
import type { Language } from '../../../domain/language/language.ts';
import { validationCatalogue } from './texts.ts';

/** Which field edits a cell, and which values it accepts. [TBL-21] */
export interface EditConfig {
  readonly type: 'text' | 'number' | 'date' | 'select';
  readonly options: readonly EditOption[];
  readonly required: boolean;
  /** The lowest number, or the earliest day as `2026-05-06`; undefined for no limit. */
  readonly min: string | undefined;
  readonly max: string | undefined;
}

interface EditOption {
  readonly value: string;
  readonly label: string;
}

const fieldTypes = ['text', 'number', 'date', 'select'] as const;

/**
 * Parses the `editConfig` that a host sends. Without one, or without a `type` in it, the field is a text field, or a select
 * for a cell of type `select`.
 *
 * Returns undefined for a type that is not known and for a select without options: the cell is then read-only.
 */
export function parseEditConfig(sent: unknown, cellType: 'editable' | 'select'): EditConfig | undefined {
  const { type, options, required, min, max } = (sent ?? {}) as Readonly<Record<string, unknown>>;
  const fieldType = fieldTypes.find(name => name === (type ?? (cellType === 'select' ? 'select' : 'text')));
  const parsedOptions = Array.isArray(options) ? options.flatMap(parseOption) : [];
  if (!fieldType || (fieldType === 'select' && !parsedOptions.length)) return undefined;
  const parseLimit = fieldType === 'number' ? parseNumber : fieldType === 'date' ? dayIn : () => undefined;
  return {
    type: fieldType,
    options: parsedOptions,
    required: required === true,
    min: parseLimit(textOrNumber(min) ?? ''),
    max: parseLimit(textOrNumber(max) ?? ''),
  };
}

function parseOption(sent: unknown): EditOption[] {
  const { value, label } = (sent ?? {}) as Readonly<Record<string, unknown>>;
  const text = textOrNumber(value);
  return text === undefined ? [] : [{ value: text, label: textOrNumber(label) ?? text }];
}

const textOrNumber = (sent: unknown): string | undefined =>
  typeof sent === 'string' || typeof sent === 'number' ? String(sent) : undefined;

/** The initial value of the field: the option whose value or label the cell shows, a day as `2026-05-06`, or the text. */
export function startingValue(config: EditConfig, text: string, sort: string | number): string {
  if (config.type === 'date') return dayIn(text) ?? dayIn(String(sort)) ?? text;
  if (config.type !== 'select') return text;
  const { options } = config;
  const selected = options.find(({ value }) => value === text) ?? options.find(({ label }) => label === text);
  return selected?.value ?? text;
}

/** Whether a native date input can hold the value. */
export const fitsDateInput = (value: string): boolean => value === '' || isDay(value);

/** What is wrong with a value and how to fix it; undefined when it is valid. */
export function valueProblem(config: EditConfig, value: string, language: Language): string | undefined {
  const validationTexts = language.texts(validationCatalogue);
  const { type, required, min, max, options } = config;
  const typed = value.trim();
  if (!typed) return required ? validationTexts.missing[type] : undefined;
  if (type === 'select' && !options.some(option => option.value === value))
    return validationTexts.missing.select;
  if (type === 'number') {
    const number = parseNumber(typed);
    if (number === undefined) return validationTexts.notANumber;
    if (min !== undefined && Number(number) < Number(min)) return validationTexts.numberTooLow({ min });
    if (max !== undefined && Number(number) > Number(max)) return validationTexts.numberTooHigh({ max });
  }
  if (type === 'date') {
    const day = dayIn(typed);
    if (day === undefined) return validationTexts.notADate;
    if (min !== undefined && day < min) return validationTexts.dateTooEarly({ min });
    if (max !== undefined && day > max) return validationTexts.dateTooLate({ max });
  }
  return undefined;
}

/** The value to post: a number without its grouping, anything else as typed. */
export const postedValue = ({ type }: EditConfig, value: string): string =>
  type === 'number' ? (parseNumber(value.trim()) ?? value) : value;

const plainNumber = /^-?(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d+)?$/;

const parseNumber = (text: string): string | undefined =>
  plainNumber.test(text) ? text.replaceAll(',', '') : undefined;
