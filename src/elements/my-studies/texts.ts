import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-my-studies; those that it shares with other elements are in src/ui/texts.ts. */
export const catalogue = defineCatalogue('my-studies', {
  ownStudies: 'My Studies',
  caregiverStudies: 'My Caregivers',
});
