import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('recent-payments', {
  title: 'Recently Updated Payments',
  empty: 'No recently updated payments',
  /** The name of a payment without an id. */
  payment: 'Payment',
});
