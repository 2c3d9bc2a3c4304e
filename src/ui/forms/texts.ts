import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What fields of any kind say. */
export const fieldCatalogue = defineCatalogue('fields', {
  optional: '(optional)',
  errorPrefix: 'Error:',
  thereIsAProblem: 'There is a problem',
  selectPlaceholder: 'Select…',
});
