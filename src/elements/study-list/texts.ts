import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('study-list', {
  title: 'Studies',
});
