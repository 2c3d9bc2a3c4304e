import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-unit-recognition; those that it shares with other elements are in src/ui/texts.ts. */
export const catalogue = defineCatalogue('unit-recognition', {
  title: 'Monthly Unit Recognition',
  loading: 'Loading the units of {year}...',
  loadingMonths: 'Loading the months...',
  dialogTitle: '{row} · {column}',
});
