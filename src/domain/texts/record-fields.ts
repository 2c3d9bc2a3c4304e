import { defineCatalogue } from '../language/catalogue.ts';

/** What the fields of a record say in place of a flag, or of the text of a link. */
export const recordCatalogue = defineCatalogue('records', {
  open: 'Open',
  yes: 'Yes',
  no: 'No',
});
