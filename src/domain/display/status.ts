/** How a status is shown: its label and what the label's colour supports. */
export interface ShownStatus {
  readonly label: string;
  readonly tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral';
}

const statuses: Readonly<Record<string, ShownStatus>> = {
  active: { label: 'Active', tone: 'success' },
  approved: { label: 'Approved', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  correctionrequired: { label: 'Correction Required', tone: 'warning' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
  denied: { label: 'Denied', tone: 'danger' },
  finalized: { label: 'Finalized', tone: 'success' },
  inprogress: { label: 'In Progress', tone: 'info' },
  inreview: { label: 'In Review', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  pending: { label: 'Pending', tone: 'neutral' },
  processingpayment: { label: 'Processing Payment', tone: 'warning' },
  returned: { label: 'Returned', tone: 'warning' },
  submitted: { label: 'Submitted', tone: 'info' },
};

/** A status by its name (`inReview`) or label (`In Review`); 'canceled' and 'cancelled' are one. Others stay as they are. [UI-16] */
export const statusShown = (text: string): ShownStatus =>
  ownOf(statuses, nameOf(text)) ?? { label: text, tone: 'neutral' };

// Those that await an action look apart from each other, and what is under review alike.
const actionTones: Readonly<Record<string, ShownStatus['tone']>> = {
  approved: 'info',
  cancelled: 'neutral',
  correctionrequired: 'warning',
  inreview: 'warning',
  paid: 'success',
  processingpayment: 'warning',
};

/** A status in the list of what awaits an action: whatever is none of those that it knows shows as Denied. [SD-03] */
export function actionStatusShown(text: string): ShownStatus {
  const tone = ownOf(actionTones, nameOf(text));
  return tone ? { label: statusShown(text).label, tone } : { label: 'Denied', tone: 'danger' };
}

/** Whether a status belongs into that list; 'denied' does. [SD-03] */
export const isActionStatus = (text: string): boolean =>
  nameOf(text) === 'denied' || Object.hasOwn(actionTones, nameOf(text));

/** A status, and how far what bears it has come: percent, or undefined of a status that is not known. */
export interface ShownProgress extends ShownStatus {
  readonly percent: number | undefined;
}

// In review comes after submitted and shows less; cancelled and inProgress are as in travel requests.
const reimbursementPercents: Readonly<Record<string, number>> = {
  approved: 80,
  cancelled: 100,
  correctionrequired: 70,
  denied: 100,
  inprogress: 45,
  inreview: 45,
  paid: 100,
  processingpayment: 100,
  returned: 0,
  submitted: 70,
};

const travelPercents: Readonly<Record<string, number>> = {
  cancelled: 100,
  confirmed: 80,
  finalized: 100,
  inprogress: 45,
  pending: 15,
  submitted: 70,
};

/** How far a reimbursement has come; without a status it is submitted. [RD-01] */
export const reimbursementProgress = (status: string): ShownProgress =>
  progressOf(reimbursementPercents, status.trim() || 'submitted');

/** How far a travel request has come; without a status it is pending. [TR-03] */
export const travelProgress = (status: string): ShownProgress =>
  progressOf(travelPercents, status.trim() || 'pending');

const progressOf = (percents: Readonly<Record<string, number>>, status: string): ShownProgress => ({
  ...statusShown(status),
  percent: ownOf(percents, nameOf(status)),
});

/** What a list of reimbursements can be filtered by. [RL-02] */
export const reimbursementStatuses = [
  'Approved',
  'Correction Required',
  'Denied',
  'In Review',
  'Paid',
  'Processing Payment',
  'Returned',
  'Submitted',
] as const;

/** What a list of travel requests can be filtered by. [TRL-02] */
export const travelStatuses = [
  'Pending',
  'Submitted',
  'In Progress',
  'Confirmed',
  'Finalized',
  'Cancelled',
] as const;

const nameOf = (text: string): string =>
  text
    .replace(/[\s_-]/g, '')
    .toLowerCase()
    .replace(/^canceled$/, 'cancelled');

const ownOf = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
