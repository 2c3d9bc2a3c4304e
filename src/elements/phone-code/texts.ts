import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('phone-code', {
  /** Names the field if the page has no label for it. */
  label: 'Country code',
  placeholder: 'Country code',
  missing: 'Select a country code.',
});
