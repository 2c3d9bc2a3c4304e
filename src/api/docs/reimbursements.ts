import { reimbursementStatuses } from '../../domain/display/status.ts';
import { type FieldsDocs, field, requiredField } from '../../domain/field.docs.ts';
import { advancePaymentsOfPatient } from '../advance-payments.ts';
import {
  otherReimbursements,
  recentlyUpdatedPayments,
  reimbursementsOfPatient,
  reimbursementsRequiringAction,
} from '../reimbursements.ts';
import { approveReimbursement, denyReimbursement } from '../reviews.ts';
import { get, post } from './documented-call.ts';
import {
  addressFormat,
  amountFormat,
  dayFormat,
  sharedFields,
  statusesFormat,
  statusFormat,
  wrappedDayFormat,
} from './shared-fields.ts';

const status = field('The status, as a badge.', 'inReview', statusFormat);
const submittedOn = field('The day on which it was submitted.', '2026-05-07', wrappedDayFormat);

const recentPayments = {
  totalUSD: field('The total in US dollars; the title of the payment.', '184.50', amountFormat),
  status,
  patientId: field(
    'The number of the patient; optional, for people who see payments of several.',
    '508-012-0001',
  ),
  visitDate: field('The day of the visit.', '2026-05-06', wrappedDayFormat),
  submittedOn,
  paymentPreference: field('How it is paid.', 'Bank Transfer'),
  viewRoute: field(
    'The page of the payment; without it the card is not a link.',
    '/request/700412/view',
    addressFormat,
  ),
};

const pendingReimbursements = {
  status: field(
    '`paid`, `approved`, `canceled`, `inReview`, `processingPayment`, `correctionRequired` or `denied`; any other is shown as Denied and reported on the console; without one, `–` is shown.',
    'inReview',
  ),
  submissionDate: submittedOn,
  totalUSD: field('The total in US dollars.', '184.50', amountFormat),
  view: field(
    'The page of the reimbursement; without it there is no View link.',
    '/request/700412/view',
    addressFormat,
  ),
};

/** The fields of a reimbursement in a list. [RL-02] */
export const reimbursementRowDocs: FieldsDocs = {
  status: {
    ...status,
    description: 'The status, as a badge and a filter.',
    format: statusesFormat(reimbursementStatuses),
  },
  total: field('The total in `payCurrency`.', '184.50', amountFormat),
  payCurrency: field('The currency of `total`, as its code; without it, USD.', 'USD'),
  patientId: sharedFields.patientId,
  visitType: field('The visit that it belongs to.', 'Week 12'),
  'visitDate (CT)': field(
    'The day of the visit; its key is written with the space.',
    '2026-05-06',
    dayFormat,
  ),
  activityDate: field('The day of the activity.', '2026-05-06', dayFormat),
  submittedOn: { ...submittedOn, format: dayFormat },
  payType: field('How it is paid.', 'Bank Transfer'),
  scoutNumber: sharedFields.scoutNumber,
  studyName: sharedFields.studyName,
  site: field('The number of the site.', 'S-0012'),
  country: field('The country of the site.', 'United States'),
  actions: sharedFields.actions,
};

const relatedReimbursements = {
  ...reimbursementRowDocs,
  status,
  activityDate: field('The day of the activity, shown if `visitDate` is missing.', '2026-05-06', dayFormat),
  actions: {
    ...sharedFields.actions,
    description: 'The first action without a question is where the request links to.',
  },
};

const advancePayments = {
  visitType: field('The visit that is paid for.', 'Week 12'),
  visitDate: field('The day of the visit.', '2026-05-06', dayFormat),
  study: sharedFields.studyName,
  payType: field('How it is paid.', 'Bank Transfer'),
  payCurrency: field('The currency; `Unavailable` where there is none yet.', 'USD'),
  requestId: field('The number of the travel request.', 'TR-30412'),
};

const decision = {
  result: requiredField('What proves that the decision was carried out.', 'success'),
};

export const reimbursementCalls = [
  get(advancePaymentsOfPatient, 'The advance payments of a patient.', advancePayments),
  get(otherReimbursements, 'The reimbursements related to one.', relatedReimbursements),
  get(recentlyUpdatedPayments, "The signed-in patient's recently updated payments.", recentPayments),
  get(reimbursementsOfPatient, 'The reimbursements of a patient.', reimbursementRowDocs),
  get(
    reimbursementsRequiringAction,
    'The reimbursements of a site that await an action.',
    pendingReimbursements,
  ),
  post(
    approveReimbursement,
    'Approves a reimbursement from the review queue.',
    { quickApprove: 'true' },
    decision,
  ),
  post(
    denyReimbursement,
    'Denies a reimbursement from the review queue.',
    { quickDeny: 'true', reason: 'Why it is denied.' },
    decision,
  ),
];
