import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-flash-message. */
export const catalogue = defineCatalogue('flash-message', {
  unknownError: 'An error occurred.',
  error: '{code}: {message}',
});
