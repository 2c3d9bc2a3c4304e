/** How a status is shown: its label and what the label's colour supports. */
export interface ShownStatus {
  readonly label: string;
  readonly tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral';
}

const statuses: Readonly<Record<string, ShownStatus>> = {
  approved: { label: 'Approved', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  correctionrequired: { label: 'Correction Required', tone: 'warning' },
  denied: { label: 'Denied', tone: 'danger' },
  finalized: { label: 'Finalized', tone: 'success' },
  inprogress: { label: 'In Progress', tone: 'info' },
  inreview: { label: 'In Review', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  processingpayment: { label: 'Processing Payment', tone: 'warning' },
  returned: { label: 'Returned', tone: 'warning' },
  submitted: { label: 'Submitted', tone: 'info' },
};

/** A status by its name (`inReview`) or label (`In Review`); 'canceled' and 'cancelled' are one. Others stay as they are. [UI-16] */
export function statusShown(text: string): ShownStatus {
  const name = text
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/^canceled$/, 'cancelled');
  return Object.hasOwn(statuses, name) ? (statuses[name] as ShownStatus) : { label: text, tone: 'neutral' };
}
