import { shownDate, shownMoment } from './dates.ts';
import { factsIn } from './display/facts.ts';

/** A record as a page states it: any of its fields may be missing, or not what it should be. */
export type SentRecord = Readonly<Record<string, unknown>>;

/** A field of a record, and how it is read. */
export interface RecordField {
  /** Its name in the record; a point leads into an object: `passport.number`. */
  readonly key: string;
  readonly label: string;
  /** `simple`: only what is no object, for one whose own fields stand beside it. `long`: over the whole width. */
  readonly kind?: 'day' | 'moment' | 'flag' | 'amount' | 'simple' | 'long';
  /** The field with what is meant by 'Other'. */
  readonly other?: string;
  /** The field with the address that it leads to. */
  readonly link?: string;
  /** Project managers see it, too. [TR-04] */
  readonly forProjectManagers?: true;
}

/** Fields that people look for together. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly RecordField[];
}

/** A field that is set, as it is shown. */
export interface ShownField extends RecordField {
  readonly text: string;
  /** As the record states it; only one of this site may be followed. */
  readonly address?: string | undefined;
}

/** A group with those of its fields that are set. */
export interface ShownGroup {
  readonly title: string;
  readonly fields: readonly ShownField[];
}

/** What is set of each group; a group without any is left out. [RD-02] [TR-02] */
export const groupsIn = (record: SentRecord, groups: readonly FieldGroup[]): ShownGroup[] =>
  groups
    .map(({ title, fields }) => ({ title, fields: fieldsIn(record, fields) }))
    .filter(({ fields }) => fields.length);

/** The fields that are set, as they are shown. What is not as it should be is shown as it was sent. */
export const fieldsIn = (record: SentRecord, fields: readonly RecordField[]): ShownField[] =>
  fields
    .map(field => {
      const address = field.link ? textIn(record, field.link) : '';
      const text = shownText(record, field) || (address && 'Open');
      return { ...field, text, address: address || undefined };
    })
    .filter(({ text }) => text);

/** The groups as project managers may see them: what is not for them is in none. [TR-04] */
export const groupsFor = (groups: readonly FieldGroup[], isProjectManager: boolean): readonly FieldGroup[] =>
  isProjectManager
    ? groups.map(({ title, fields }) => ({ title, fields: fields.filter(seen => seen.forProjectManagers) }))
    : groups;

/** The text of a field as it was sent; what is not stated is empty. */
export const textIn = (record: SentRecord, key: string): string => textOf(valueAt(record, key));

/** Whatever was sent, in one line. */
export const textOf = (value: unknown): string =>
  factsIn(value)
    .map(({ label, text }) => (label ? `${label}: ${text}` : text))
    .join(', ');

/** Whether a host says yes, as hosts of many makes do. */
export const saysYes = (value: unknown): boolean => /^(true|yes|y|1)$/i.test(textOf(value));

/** What was sent as a list, also with gaps in its numbering; anything else is none. */
export function listIn(value: unknown): readonly unknown[] {
  const items = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return items.filter(item => textOf(item));
}

/** What was sent as a record; a text in its place is its name. */
export const recordIn = (value: unknown): SentRecord =>
  isObject(value) && !Array.isArray(value) ? (value as SentRecord) : { name: value };

function shownText(record: SentRecord, { key, kind, other }: RecordField): string {
  const value = valueAt(record, key);
  const text = shownAs(kind, value);
  const meant = other && (!text || /^other$/i.test(text)) ? textIn(record, other) : '';
  return [text, meant].filter(Boolean).join(': ');
}

function shownAs(kind: RecordField['kind'], value: unknown): string {
  if (kind === 'simple' && isObject(value) && !Array.isArray(value)) return '';
  const text = textOf(dateOf(kind, value));
  if (kind === 'day') return shownDate(text);
  if (kind === 'moment') return shownMoment(text);
  if (kind === 'flag') return saysYes(text) ? 'Yes' : /^(false|no|n|0)$/i.test(text) ? 'No' : text;
  return text;
}

/** Old hosts send a date as `{date, timezone_type, timezone}`. */
const dateOf = (kind: RecordField['kind'], value: unknown): unknown =>
  (kind === 'day' || kind === 'moment') && isObject(value) && 'date' in value ? value.date : value;

const valueAt = (record: SentRecord, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        isObject(value) && Object.hasOwn(value, step) ? (value as SentRecord)[step] : undefined,
      record,
    );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
