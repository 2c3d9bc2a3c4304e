import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('flash-message', {
  unknownError: 'An error occurred.',
  error: '{code}: {message}',
});
