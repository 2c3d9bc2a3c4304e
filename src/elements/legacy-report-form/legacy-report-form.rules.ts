/** What the form's fields hold; undefined where it has no such field, or one that is not sent. */
export interface Entries {
  readonly sponsor?: string | undefined;
  readonly study?: string | undefined;
  readonly site?: string | undefined;
  readonly deliveryEmail?: string | undefined;
  readonly deliveryEmailConfirm?: string | undefined;
}

export interface KnownRecord {
  readonly id?: string | number | null | undefined;
  readonly name?: string | number | null | undefined;
}

export const recordKinds = ['sponsor', 'study'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** [RPT-20] */
export const emailsDoNotMatch = 'Email address values do not match';
/** [RPT-22] */
export const studyFirst = 'Please select a study before selecting a site.';

const consequence = 'A wrong entry may cause unexpected report results.';

/** What is said as soon as it has been typed. [RPT-21] */
export const notOnRecord = (kind: RecordKind): string => `This ${kind} is not in the records. ${consequence}`;

/** What is asked before it is sent. [RPT-21] */
export const sendAllTheSame = (kinds: readonly RecordKind[]): string =>
  `The ${kinds.join(' and the ')} ${kinds.length > 1 ? 'are' : 'is'} not in the records. ${consequence} Do you want to send the form all the same?`;

/** Whether a typed text names one of the records: its name or its id, whatever the case and the spaces. */
export function isOnRecord(typed: string, records: readonly KnownRecord[]): boolean {
  const wanted = folded(typed);
  return records.some(({ id, name }) => [id, name].some(text => folded(String(text ?? '')) === wanted));
}

const folded = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Which of the entries are typed and name none of the records that the page states. [RPT-21] */
export const unknownIn = (
  entries: Entries,
  records: Readonly<Partial<Record<RecordKind, readonly KnownRecord[]>>>,
): RecordKind[] =>
  recordKinds.filter(kind => {
    const typed = entries[kind] ?? '';
    const known = records[kind];
    return typed.trim() !== '' && known !== undefined && !isOnRecord(typed, known);
  });

/** Both are there and differ; spaces around them do not count. [RPT-20] */
export const doEmailsDiffer = ({ deliveryEmail, deliveryEmailConfirm }: Entries): boolean =>
  deliveryEmail !== undefined &&
  deliveryEmailConfirm !== undefined &&
  deliveryEmail.trim() !== deliveryEmailConfirm.trim();

/** A site is chosen and the study is not. [RPT-22] */
export const isSiteTooEarly = ({ site, study }: Entries): boolean =>
  Boolean(site?.trim()) && study?.trim() === '';
