import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What lists of studies say instead of a study. */
export const profileCatalogue = defineCatalogue('profiles', {
  loadingStudies: 'Loading your studies...',
  noStudiesFound: 'No studies could be found',
});
