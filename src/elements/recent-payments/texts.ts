/** The visible texts of psp-recent-payments; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Recently Updated Payments',
  empty: 'No recently updated payments',
  /** The title of a payment without a total. */
  payment: 'Payment',
  submitted: 'Submitted',
  paymentMethod: 'Payment method',
  /** Completes the accessible name of a card's link: "131.50 USD payment for the visit of 2 Feb 2026". */
  linkSuffix: ({ total, visitDate }: { readonly total: string; readonly visitDate: string }) =>
    [total && 'payment', visitDate && `for the visit of ${visitDate}`].filter(Boolean).join(' '),
} as const;
