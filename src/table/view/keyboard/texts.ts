import { defineCatalogue } from '../../../domain/language/catalogue.ts';

/** The dialog that the key `?` opens: what each key does. The chosen row is the one that itself has the focus. */
export const keysCatalogue = defineCatalogue('table-keys', {
  title: 'Keys in this list',
  next: 'Choose the next row',
  previous: 'Choose the previous row',
  samePlace: 'Same place in the next or previous row',
  open: 'Open',
  chosenRow: '{action} the chosen row',
  search: 'Search',
  show: 'Show these keys',
});
