import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What people read below the fallback of an element whose code cannot be loaded. */
export const loaderCatalogue = defineCatalogue('loader', {
  loadFailed: 'This part of the page could not be loaded.',
  needsReload: 'This part of the page could not be loaded. Please reload the page.',
  oldBrowser: 'Please update your browser to use this part of the page.',
  retry: 'Retry',
});
