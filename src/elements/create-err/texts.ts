import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('create-err', {
  title: 'Create ERR',
  patientCount: { one: '{count} patient', other: '{count} patients' },
  create: 'Create ERR',
});
