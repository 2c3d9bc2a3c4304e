import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-create-err; those that it shares with other elements are in src/ui/texts.ts. */
export const catalogue = defineCatalogue('create-err', {
  title: 'Create ERR',
  patientCount: { one: '{count} patient', other: '{count} patients' },
  create: 'Create ERR',
  createNeedsChoice: 'Select a study and a patient first.',
});
