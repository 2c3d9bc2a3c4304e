import { defineCatalogue } from '../../../domain/language/catalogue.ts';

/** The choice of columns. */
export const columnsCatalogue = defineCatalogue('table-columns', {
  columnsShown: 'Columns shown',
  compactRows: 'Compact rows',
  keys: 'Keys',
  /** Of a column that is shown, but outside the visible part of the table. */
  outOfSight: 'not in view',
});
