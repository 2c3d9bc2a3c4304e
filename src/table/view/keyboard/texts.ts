import { defineCatalogue } from '../../../domain/language/catalogue.ts';

/** The dialog that the key `?` opens: what each key does. */
export const keysCatalogue = defineCatalogue('table-keys', {
  title: 'Keys in this list',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open',
  search: 'Search',
  show: 'Show these keys',
});
