import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-recent-payments; those that it shares with other elements are in src/ui/texts.ts. */
export const catalogue = defineCatalogue('recent-payments', {
  title: 'Recently Updated Payments',
  empty: 'No recently updated payments',
  /** The title of a payment without a total. */
  payment: 'Payment',
  submitted: 'Submitted',
  paymentMethod: 'Payment method',
  /** Completes the accessible name of a card's link: "131.50 USD payment for the visit of 2 Feb 2026". */
  linkSuffix: {
    payment: 'payment',
    visit: 'for the visit of {visitDate}',
    paymentAndVisit: 'payment for the visit of {visitDate}',
  },
});
