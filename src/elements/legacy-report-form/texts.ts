import type { RecordKind } from './legacy-report-form.rules.ts';

const consequence = 'A wrong entry may cause unexpected report results.';

/** The visible texts of psp-legacy-report-form, which loads no ui component and therefore not the shared texts. */
export const texts = {
  /** [RPT-20] */
  emailsDiffer: 'Email address values do not match',
  /** [RPT-22] */
  siteBeforeStudy: 'Please select a study before selecting a site.',
  /** The alert at the field, as soon as its value has been typed. [RPT-21] */
  notInRecords: (kind: RecordKind) => `This ${kind} is not in the records. ${consequence}`,
  /** The question before the form is sent. [RPT-21] */
  confirmNotInRecords: (kinds: readonly RecordKind[]) =>
    `The ${kinds.join(' and the ')} ${kinds.length > 1 ? 'are' : 'is'} not in the records. ${consequence} Do you want to send the form all the same?`,
  confirmTitle: 'Please Confirm',
  cancel: 'Cancel',
  ok: 'Ok',
  close: 'Close',
} as const;
