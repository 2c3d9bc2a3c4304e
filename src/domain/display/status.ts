import { rememberResults } from '../platform/remember-results.ts';

/** The label of a status and the tone of its badge. */
export interface StatusDisplay {
  readonly label: string;
  readonly tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral';
}

const statuses: Readonly<Record<string, StatusDisplay>> = {
  active: { label: 'Active', tone: 'success' },
  approved: { label: 'Approved', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  correctionrequired: { label: 'Correction Required', tone: 'warning' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
  denied: { label: 'Denied', tone: 'danger' },
  finalized: { label: 'Finalized', tone: 'success' },
  inprogress: { label: 'In Progress', tone: 'info' },
  inreview: { label: 'In Review', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  pending: { label: 'Pending', tone: 'neutral' },
  processingpayment: { label: 'Processing Payment', tone: 'info' },
  returned: { label: 'Returned', tone: 'warning' },
  submitted: { label: 'Submitted', tone: 'info' },
};

/** Finds a status by name (`inReview`) or label (`In Review`), 'canceled' being 'cancelled'; others are unchanged. [UI-16] */
export const statusShown = rememberResults(
  (text): StatusDisplay => ownProperty(statuses, normalized(text)) ?? { label: text, tone: 'neutral' },
);

// In this list, statuses that await an action differ in tone, and those under review share one.
const actionTones: Readonly<Record<string, StatusDisplay['tone']>> = {
  approved: 'info',
  cancelled: 'neutral',
  correctionrequired: 'warning',
  inreview: 'warning',
  paid: 'success',
  processingpayment: 'warning',
};

/** The display of a status in the list of pending actions; any unknown status is shown as Denied. [SD-03] */
export function actionStatusShown(text: string): StatusDisplay {
  const tone = ownProperty(actionTones, normalized(text));
  return tone ? { label: statusShown(text).label, tone } : { label: 'Denied', tone: 'danger' };
}

/** Whether a status is known in the list of pending actions; 'denied' is. [SD-03] */
export const isActionStatus = (text: string): boolean =>
  normalized(text) === 'denied' || Object.hasOwn(actionTones, normalized(text));

/** The display of a status with its progress in percent; undefined for an unknown status. */
export interface ProgressDisplay extends StatusDisplay {
  readonly percent: number | undefined;
}

// "In review" follows "submitted" but has a lower percentage; cancelled and inProgress match the travel requests.
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

/** The progress of a reimbursement; an empty status counts as submitted. [RD-01] */
export const reimbursementProgress = (status: string): ProgressDisplay =>
  progressOf(reimbursementPercents, status.trim() || 'submitted');

/** The progress of a travel request; an empty status counts as pending. [TR-03] */
export const travelProgress = (status: string): ProgressDisplay =>
  progressOf(travelPercents, status.trim() || 'pending');

const progressOf = (percents: Readonly<Record<string, number>>, status: string): ProgressDisplay => ({
  ...statusShown(status),
  percent: ownProperty(percents, normalized(status)),
});

/** The statuses in the filter of a reimbursement list. [RL-02] */
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

/** The statuses in the filter of a travel request list. [TRL-02] */
export const travelStatuses = [
  'Pending',
  'Submitted',
  'In Progress',
  'Confirmed',
  'Finalized',
  'Cancelled',
] as const;

/** The name of a status as hosts send it, from its label: `In Review` is `inReview`. */
export const statusName = (label: string): string =>
  label.charAt(0).toLowerCase() + label.slice(1).replaceAll(' ', '');

const normalized = (text: string): string =>
  text
    .replace(/[\s_-]/g, '')
    .toLowerCase()
    .replace(/^canceled$/, 'cancelled');

const ownProperty = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
