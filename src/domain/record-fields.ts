import { shownDate, shownMoment } from './dates/dates.ts';
import { toFacts } from './display/facts.ts';
import type { Language } from './language/language.ts';
import { recordCatalogue } from './texts/record-fields.ts';

/** A record as the page sends it: any field may be missing or have an unexpected type. */
export type HostRecord = Readonly<Record<string, unknown>>;

/** A field of a record and how it is displayed. */
export interface RecordField<Label extends string = string> {
  /** Its name in the record; a dot leads into a nested object: `passport.number`. */
  readonly key: string;
  /** The key of its label among the texts. */
  readonly label: Label;
  /**
   * `simple` skips objects, whose fields are displayed separately; `card` shows only the first seven digits of a card
   * number; `long` takes the full width.
   */
  readonly kind?: 'day' | 'moment' | 'flag' | 'simple' | 'card' | 'long';
  /** The field that specifies 'Other'. */
  readonly other?: string;
  /** The field with the address that this field links to. */
  readonly link?: string;
  /** Also visible to project managers. [TR-04] */
  readonly forProjectManagers?: true;
}

/** Fields in order; a name alone is a field whose label has the same key. */
export const fieldsOf = <Label extends string>(
  ...stated: (Label | RecordField<Label>)[]
): RecordField<Label>[] =>
  stated.map(field => (typeof field === 'string' ? { key: field, label: field } : field));

/** A group of related fields under a heading. */
export interface FieldGroup<Label extends string = string> {
  /** The key of its heading among the texts; without one where the title of the card says the same. */
  readonly title?: Label;
  readonly fields: readonly RecordField<Label>[];
}

/** A field that has a value, as it is displayed. */
export interface FieldDisplay extends RecordField {
  /** As it is shown. */
  readonly label: string;
  readonly text: string;
  /** The address as the record has it; check the origin before linking it. */
  readonly address?: string | undefined;
}

/** A group with the fields that have a value. */
export interface GroupDisplay {
  readonly title: string | undefined;
  readonly fields: readonly FieldDisplay[];
}

/** The texts of labels and headings by their keys. */
export type Labels<Label extends string> = Readonly<Record<Label, string>>;

/** The groups with their fields that have a value; empty groups are left out. [RD-02] [TR-02] */
export const groupsIn = <Label extends string>(
  record: HostRecord,
  groups: readonly FieldGroup<Label>[],
  language: Language,
  labels: Labels<Label>,
): GroupDisplay[] =>
  groups
    .map(({ title, fields }) => ({
      title: title && labels[title],
      fields: fieldsIn(record, fields, language, labels),
    }))
    .filter(({ fields }) => fields.length);

/** The fields that have a value, formatted for display. Unexpected values are shown as sent. */
export const fieldsIn = <Label extends string>(
  record: HostRecord,
  fields: readonly RecordField<Label>[],
  language: Language,
  labels: Labels<Label>,
): FieldDisplay[] =>
  fields
    .map(field => {
      const address = field.link ? textIn(record, field.link) : '';
      const text = shownText(record, field, language) || (address && language.texts(recordCatalogue).open);
      return { ...field, label: labels[field.label], text, address: address || undefined };
    })
    .filter(({ text }) => text);

/** The groups that a user may see; for project managers, only the fields marked for them. [TR-04] */
export const groupsFor = <Label extends string>(
  groups: readonly FieldGroup<Label>[],
  isProjectManager: boolean,
): readonly FieldGroup<Label>[] =>
  isProjectManager
    ? groups.map(group => ({ ...group, fields: group.fields.filter(field => field.forProjectManagers) }))
    : groups;

/** The text of a field as it was sent; '' if it is missing. */
export const textIn = (record: HostRecord, key: string): string => textOf(valueAt(record, key));

/** Formats any value as one line of text. */
export const textOf = (value: unknown): string =>
  toFacts(value)
    .map(({ label, text }) => (label ? `${label}: ${text}` : text))
    .join(', ');

/** Whether a value means yes, in the various spellings of hosts. */
export const isYes = (value: unknown): boolean => /^(true|yes|y|1)$/i.test(textOf(value));

/** The items of a list; a list with gaps arrives as an object with numeric keys. Anything else gives an empty list. */
export function listIn(value: unknown): readonly unknown[] {
  const items = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return items.filter(item => textOf(item));
}

/** A value as a record; a plain text becomes the record's name. */
export const recordIn = (value: unknown): HostRecord =>
  isObject(value) && !Array.isArray(value) ? (value as HostRecord) : { name: value };

function shownText(record: HostRecord, { key, kind, other }: RecordField, language: Language): string {
  const value = valueAt(record, key);
  const text = shownAs(kind, value, language);
  const specified = other && (!text || /^other$/i.test(text)) ? textIn(record, other) : '';
  return [text, specified].filter(Boolean).join(': ');
}

function shownAs(kind: RecordField['kind'], value: unknown, language: Language): string {
  if (kind === 'simple' && isObject(value) && !Array.isArray(value)) return '';
  const text = textOf(dateOf(kind, value));
  if (kind === 'card') return firstSevenDigits(text);
  if (kind === 'day') return shownDate(text, language);
  if (kind === 'moment') return shownMoment(text, language);
  return kind === 'flag' ? flagText(text, language) : text;
}

function flagText(text: string, language: Language): string {
  const { yes, no } = language.texts(recordCatalogue);
  return isYes(text) ? yes : /^(false|no|n|0)$/i.test(text) ? no : text;
}

/** A card number that was sent in full is cut to its first seven digits. [RD-02] */
function firstSevenDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 7 ? digits.slice(0, 7) : text;
}

/** Unwraps dates of old hosts, `{date, timezone_type, timezone}`. */
const dateOf = (kind: RecordField['kind'], value: unknown): unknown =>
  (kind === 'day' || kind === 'moment') && isObject(value) && 'date' in value ? value.date : value;

const valueAt = (record: HostRecord, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        isObject(value) && Object.hasOwn(value, step) ? (value as HostRecord)[step] : undefined,
      record,
    );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
