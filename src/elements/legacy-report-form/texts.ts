import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-legacy-report-form, which loads no ui component and therefore not the shared texts. */
export const catalogue = defineCatalogue('legacy-report-form', {
  /** [RPT-20] */
  emailsDiffer: 'Email address values do not match',
  /** [RPT-22] */
  siteBeforeStudy: 'Please select a study before selecting a site.',
  /** The alert at the field, as soon as its value has been typed. [RPT-21] */
  notInRecords: {
    sponsor: 'This sponsor is not in the records. A wrong entry may cause unexpected report results.',
    study: 'This study is not in the records. A wrong entry may cause unexpected report results.',
  },
  /** The question before the form is sent. [RPT-21] */
  confirmNotInRecords: {
    sponsor:
      'The sponsor is not in the records. A wrong entry may cause unexpected report results. Do you want to send the form all the same?',
    study:
      'The study is not in the records. A wrong entry may cause unexpected report results. Do you want to send the form all the same?',
    both: 'The sponsor and the study are not in the records. A wrong entry may cause unexpected report results. Do you want to send the form all the same?',
  },
  confirmTitle: 'Please Confirm',
  cancel: 'Cancel',
  ok: 'Ok',
  close: 'Close',
});
