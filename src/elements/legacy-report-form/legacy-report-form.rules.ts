import type { AttributesOf } from '../../embed/definition.ts';
import type { definition } from './legacy-report-form.definition.ts';

/** The names of the fields that are checked. */
export const fieldNames = ['sponsor', 'study', 'site', 'deliveryEmail', 'deliveryEmailConfirm'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The values of the form's fields; undefined if the form has no such field or would not send it. */
export type FieldValues = { readonly [Name in FieldName]?: string | undefined };

type KnownRecords = NonNullable<AttributesOf<typeof definition>['studies']>;

export const recordKinds = ['sponsor', 'study'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Whether a text is the name or the id of one of the records, ignoring case and white space. */
export function isInRecords(text: string, records: KnownRecords): boolean {
  const normalized = normalize(text);
  return records.some(({ id, name }) =>
    [id, name].some(value => normalize(String(value ?? '')) === normalized),
  );
}

const normalize = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The kinds of record for which a name was typed that the page's records do not contain. [RPT-21] */
export const kindsNotInRecords = (
  values: FieldValues,
  records: Readonly<Partial<Record<RecordKind, KnownRecords>>>,
): RecordKind[] =>
  recordKinds.filter(kind => {
    const text = values[kind] ?? '';
    const known = records[kind];
    return text.trim() !== '' && known !== undefined && !isInRecords(text, known);
  });

/** Whether both addresses are present and differ, ignoring surrounding white space. [RPT-20] */
export const doEmailsDiffer = ({ deliveryEmail, deliveryEmailConfirm }: FieldValues): boolean =>
  deliveryEmail !== undefined &&
  deliveryEmailConfirm !== undefined &&
  deliveryEmail.trim() !== deliveryEmailConfirm.trim();

/** Whether a site was selected while the study is still empty. [RPT-22] */
export const isSiteBeforeStudy = ({ site, study }: FieldValues): boolean =>
  Boolean(site?.trim()) && study?.trim() === '';
