import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('my-studies', {
  ownStudies: 'My Studies',
  caregiverStudies: 'My Caregivers',
});
