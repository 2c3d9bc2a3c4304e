import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('unit-recognition', {
  title: 'Monthly Unit Recognition',
  loading: 'Loading the units of {year}...',
  loadingMonths: 'Loading the months...',
  dialogTitle: '{row} · {column}',
});
