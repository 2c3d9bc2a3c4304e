/** The visible texts of psp-recent-payments; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Recently Updated Payments',
  empty: 'No recently updated payments',
  /** The title of a payment without a total. */
  payment: 'Payment',
  submitted: 'Submitted',
  paymentMethod: 'Payment method',
  /** Completes the accessible name of a link: "View payment". */
  linkName: (visitDate: string) => (visitDate ? `payment for the visit of ${visitDate}` : 'payment'),
} as const;
