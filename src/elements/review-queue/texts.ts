/** The visible texts of psp-review-queue; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Payments Needing Review',
  loading: 'Looking up payments...',
  empty: 'Nothing to review',

  approve: { label: 'Approve', sending: 'Approving…', done: 'Approved', past: 'approved' },
  deny: { label: 'Deny', sending: 'Denying…', done: 'Denied', past: 'denied' },

  amountInUSD: (amount: string) => `${amount} USD`,
  decided: (payment: string, past: string, amount: string) =>
    amount ? `${payment} ${past}: ${amount}.` : `${payment} ${past}.`,
  notDone: (past: string) => `This request was not ${past}. Try again.`,
  alreadyHandled: (payment: string) => `${payment} is no longer waiting for review.`,

  denyDialog: {
    title: (payment: string) => `Deny ${payment}`,
    reason: 'Why is this request being denied?',
    patient: (patient: string) => `Patient ${patient}`,
  },
} as const;
