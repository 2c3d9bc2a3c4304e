import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The buttons between the pages of a short list. */
export const pagerCatalogue = defineCatalogue('pager', {
  previousPage: 'Previous',
  nextPage: 'Next',
  pageNavigation: 'Pages of {list}',
  pageOf: 'Page {page} of {pages}',
});
