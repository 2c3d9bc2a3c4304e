import { dayIn, isDay } from '../../../domain/dates.ts';

/** How a cell is edited. [TBL-21] */
export interface EditConfig {
  readonly type: 'text' | 'number' | 'date' | 'select';
  readonly options: readonly EditOption[];
  readonly required: boolean;
  /** Of a number, or of a day as `2026-05-06`; undefined where there is no bound. */
  readonly min: string | undefined;
  readonly max: string | undefined;
}

interface EditOption {
  readonly value: string;
  readonly label: string;
}

const types = ['text', 'number', 'date', 'select'] as const;

/**
 * How the host says that a cell is edited; undefined when that cannot be done, so that the cell is only read. A cell of
 * type `select` needs no `type` in it, a cell without any `editConfig` is a text.
 */
export function editConfigIn(stated: unknown, cell: 'editable' | 'select'): EditConfig | undefined {
  const { type, options, required, min, max } = (stated ?? {}) as Readonly<Record<string, unknown>>;
  const known = types.find(name => name === (type ?? (cell === 'select' ? 'select' : 'text')));
  const choices = Array.isArray(options) ? options.flatMap(optionIn) : [];
  if (!known || (known === 'select' && !choices.length)) return undefined;
  const bound = known === 'number' ? numberIn : known === 'date' ? dayIn : () => undefined;
  return {
    type: known,
    options: choices,
    required: required === true,
    min: bound(wordIn(min) ?? ''),
    max: bound(wordIn(max) ?? ''),
  };
}

function optionIn(stated: unknown): EditOption[] {
  const { value, label } = (stated ?? {}) as Readonly<Record<string, unknown>>;
  const word = wordIn(value);
  return word === undefined ? [] : [{ value: word, label: wordIn(label) ?? word }];
}

const wordIn = (stated: unknown): string | undefined =>
  typeof stated === 'string' || typeof stated === 'number' ? String(stated) : undefined;

/** What a field begins with: the value of the option that the cell shows, a day as fields take it, else its text. */
export function startingValue(config: EditConfig, text: string, sort: string | number): string {
  if (config.type === 'date') return dayIn(text) ?? dayIn(String(sort)) ?? text;
  if (config.type !== 'select') return text;
  const { options } = config;
  const shown = options.find(({ value }) => value === text) ?? options.find(({ label }) => label === text);
  return shown?.value ?? text;
}

/** Whether the browser's own field for days can hold it. */
export const isDayOrNone = (value: string): boolean => value === '' || isDay(value);

/** What is wrong with a value and how to mend it; undefined when it can be saved. */
export function problemOf(config: EditConfig, value: string): string | undefined {
  const { type, required, min, max, options } = config;
  const typed = value.trim();
  if (!typed) return required ? missing[type] : undefined;
  if (type === 'select' && !options.some(option => option.value === value)) return missing.select;
  if (type === 'number') {
    const number = numberIn(typed);
    if (number === undefined) return 'Enter a number, such as 12.50.';
    if (min !== undefined && Number(number) < Number(min)) return `Enter a number of at least ${min}.`;
    if (max !== undefined && Number(number) > Number(max)) return `Enter a number of at most ${max}.`;
  }
  if (type === 'date') {
    const day = dayIn(typed);
    if (day === undefined) return 'Enter a date, such as 2026-05-06.';
    if (min !== undefined && day < min) return `Enter a date no earlier than ${min}.`;
    if (max !== undefined && day > max) return `Enter a date no later than ${max}.`;
  }
  return undefined;
}

const missing = {
  text: 'Enter a value.',
  number: 'Enter a number.',
  date: 'Enter a date.',
  select: 'Choose a value.',
} as const;

/** What is posted: a number without its grouping, everything else as it was typed. */
export const postedValue = ({ type }: EditConfig, value: string): string =>
  type === 'number' ? (numberIn(value.trim()) ?? value) : value;

const plainNumber = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

const numberIn = (text: string): string | undefined =>
  plainNumber.test(text) ? text.replaceAll(',', '') : undefined;
