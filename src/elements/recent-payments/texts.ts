import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-recent-payments; those that it shares with other elements are in src/ui/texts.ts. */
export const catalogue = defineCatalogue('recent-payments', {
  title: 'Recently Updated Payments',
  empty: 'No recently updated payments',
  /** The title of a payment without a total. */
  payment: 'Payment',
  submitted: 'Submitted',
  paymentMethod: 'Payment method',
  /** The accessible name of a card's link, which contains the card's title. */
  link: {
    payment: '{total} payment',
    visit: 'Payment for the visit of {visitDate}',
    paymentAndVisit: '{total} payment for the visit of {visitDate}',
  },
});
