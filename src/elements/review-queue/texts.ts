import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('review-queue', {
  title: 'Payments Needing Review',
  loading: 'Looking up payments...',
  empty: 'Nothing to review',

  approve: {
    label: 'Approve',
    sending: 'Approving…',
    done: 'Approved',
    decided: '{payment} approved.',
    decidedAmount: '{payment} approved: {amount}.',
    stillUnknown: "We still couldn't confirm this. Approve it again or check later.",
  },
  deny: {
    label: 'Deny',
    sending: 'Denying…',
    done: 'Denied',
    decided: '{payment} denied.',
    decidedAmount: '{payment} denied: {amount}.',
    stillUnknown: "We still couldn't confirm this. Deny it again or check later.",
  },

  amountInUSD: '{amount} USD',
  alreadyHandled: '{payment} is no longer waiting for review.',

  denyDialog: {
    title: 'Deny {payment}',
    reason: 'Why is this request being denied?',
    patient: 'Patient {patient}',
  },
});
