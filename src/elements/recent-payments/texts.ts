import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-recent-payments; those that it shares with other elements are in src/ui/texts.ts. */
export const catalogue = defineCatalogue('recent-payments', {
  title: 'Recently Updated Payments',
  empty: 'No recently updated payments',
  /** The name of a payment without an id. */
  payment: 'Payment',
  submitted: 'Submitted',
});
