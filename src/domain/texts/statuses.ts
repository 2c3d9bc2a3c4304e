import { defineCatalogue } from '../language/catalogue.ts';

/** The labels of the known statuses, by name in lower case. [UI-16] */
export const statusCatalogue = defineCatalogue('statuses', {
  active: 'Active',
  approved: 'Approved',
  cancelled: 'Cancelled',
  confirmed: 'Confirmed',
  correctionrequired: 'Correction Required',
  deactivated: 'Deactivated',
  denied: 'Denied',
  finalized: 'Finalized',
  inprogress: 'In Progress',
  inreview: 'In Review',
  paid: 'Paid',
  pending: 'Pending',
  processingpayment: 'Processing Payment',
  returned: 'Returned',
  submitted: 'Submitted',
});

/** What a record waits for in its status. [RD-01] [TR-03] */
export const stepCatalogue = defineCatalogue('steps', {
  submission: 'Not submitted yet',
  review: 'Waiting for review',
  correction: 'Waiting for a correction by the patient or the site',
  payment: 'Waiting for payment',
  confirmation: 'Waiting for confirmation',
  finalization: 'Waiting to be finalized',
});
