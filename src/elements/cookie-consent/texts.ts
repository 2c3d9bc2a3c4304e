import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('cookie-consent', {
  label: 'Cookies',
  message: 'This site uses cookies so that it works and remembers your choices.',
  policy: 'Cookie policy',
  dismiss: 'Got it',
});
