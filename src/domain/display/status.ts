import { type Language, perLanguage } from '../language/language.ts';
import { rememberResults } from '../remember-results.ts';
import { statusCatalogue, stepCatalogue } from '../texts/statuses.ts';

/** The label of a status and the tone of its badge. */
export interface StatusDisplay {
  readonly label: string;
  readonly tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral';
}

// Approved, paid and cancelled each have a tone of their own; those under review share one. [SD-03]
const tones: Readonly<Record<keyof typeof statusCatalogue.source, StatusDisplay['tone']>> = {
  active: 'success',
  approved: 'info',
  cancelled: 'neutral',
  confirmed: 'success',
  correctionrequired: 'warning',
  deactivated: 'neutral',
  denied: 'danger',
  finalized: 'success',
  inprogress: 'info',
  inreview: 'warning',
  paid: 'success',
  pending: 'neutral',
  processingpayment: 'warning',
  returned: 'warning',
  submitted: 'info',
};

/** Finds a status by name (`inReview`) or label (`In Review`), 'canceled' being 'cancelled'; others are unchanged. [UI-16] */
export const statusShown = (text: string, language: Language): StatusDisplay => statusesIn(language)(text);

const statusesIn = perLanguage(language => {
  const labels: Readonly<Record<string, string>> = language.texts(statusCatalogue);
  return rememberResults((text): StatusDisplay => {
    const name = normalized(text);
    const tone = ownProperty<StatusDisplay['tone']>(tones, name);
    return tone ? { label: labels[name] ?? text, tone } : { label: text, tone: 'neutral' };
  });
});

const actionStatuses = [
  'approved',
  'cancelled',
  'correctionrequired',
  'denied',
  'inreview',
  'paid',
  'processingpayment',
];

/** Whether a status is known in the list of pending actions. [SD-03] */
export const isActionStatus = (text: string): boolean => actionStatuses.includes(normalized(text));

/** The display of a status in the list of pending actions; any unknown status is shown as Denied. [SD-03] */
export const actionStatusShown = (text: string, language: Language): StatusDisplay =>
  statusShown(isActionStatus(text) ? text : 'denied', language);

/** The display of a status with its progress. */
export interface ProgressDisplay extends StatusDisplay {
  /** Undefined for an unknown status. */
  readonly percent: number | undefined;
  /** What the record waits for; undefined when nothing follows from its status. */
  readonly step: string | undefined;
}

type Progress = readonly [percent: number, step?: keyof typeof stepCatalogue.source];

// "In review" follows "submitted" but has a lower percentage; cancelled and inProgress match the travel requests.
const reimbursementSteps: Readonly<Record<string, Progress>> = {
  approved: [80, 'payment'],
  cancelled: [100],
  correctionrequired: [70, 'correction'],
  denied: [100],
  inprogress: [45],
  inreview: [45, 'review'],
  paid: [100],
  processingpayment: [100, 'payment'],
  returned: [0, 'correction'],
  submitted: [70, 'review'],
};

const travelSteps: Readonly<Record<string, Progress>> = {
  cancelled: [100],
  confirmed: [80, 'finalization'],
  finalized: [100],
  inprogress: [45, 'confirmation'],
  pending: [15, 'submission'],
  submitted: [70, 'confirmation'],
};

/** The progress of a reimbursement; an empty status counts as submitted. [RD-01] */
export const reimbursementProgress = (status: string, language: Language): ProgressDisplay =>
  progressOf(reimbursementSteps, status.trim() || 'submitted', language);

/** The progress of a travel request; an empty status counts as pending. [TR-03] */
export const travelProgress = (status: string, language: Language): ProgressDisplay =>
  progressOf(travelSteps, status.trim() || 'pending', language);

function progressOf(
  steps: Readonly<Record<string, Progress>>,
  status: string,
  language: Language,
): ProgressDisplay {
  const [percent, step] = ownProperty(steps, normalized(status)) ?? [];
  return { ...statusShown(status, language), percent, step: step && language.texts(stepCatalogue)[step] };
}

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
