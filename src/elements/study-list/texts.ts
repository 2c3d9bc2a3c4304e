import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-study-list; those that it shares with other elements are in src/ui/texts.ts. */
export const catalogue = defineCatalogue('study-list', {
  title: 'Studies',
});
