import { reimbursementStatuses } from '../../domain/display/status.ts';
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
import { type FieldsDocs, withFields } from './with-fields.ts';

const status = { description: 'The status, as a badge.', example: 'inReview', format: statusFormat };
const submittedOn = {
  description: 'The day on which it was submitted.',
  example: '2026-05-07',
  format: wrappedDayFormat,
};

const recentPayments = withFields(recentlyUpdatedPayments.answer, {
  totalUSD: {
    description: 'The total in US dollars; the title of the payment.',
    example: '184.50',
    format: amountFormat,
  },
  status,
  patientId: {
    description: 'The number of the patient; optional, for people who see payments of several.',
    example: '508-012-0001',
  },
  visitDate: { description: 'The day of the visit.', example: '2026-05-06', format: wrappedDayFormat },
  submittedOn,
  paymentPreference: { description: 'How it is paid.', example: 'Bank Transfer' },
  viewRoute: {
    description: 'The page of the payment; without it the card is not a link.',
    example: '/request/700412/view',
    format: addressFormat,
  },
});

const pendingReimbursements = withFields(reimbursementsRequiringAction.answer, {
  status: {
    description:
      '`paid`, `approved`, `canceled`, `inReview`, `processingPayment`, `correctionRequired` or `denied`; any other is shown as Denied and reported on the console; without one, `–` is shown.',
    example: 'inReview',
  },
  submissionDate: submittedOn,
  totalUSD: { description: 'The total in US dollars.', example: '184.50', format: amountFormat },
  view: {
    description: 'The page of the reimbursement; without it there is no View link.',
    example: '/request/700412/view',
    format: addressFormat,
  },
});

/** The fields of a reimbursement in a list. [RL-02] */
export const reimbursementRowDocs: FieldsDocs = {
  status: {
    ...status,
    description: 'The status, as a badge and a filter.',
    format: statusesFormat(reimbursementStatuses),
  },
  total: { description: 'The total in `payCurrency`.', example: '184.50', format: amountFormat },
  payCurrency: { description: 'The currency of `total`, as its code; without it, USD.', example: 'USD' },
  patientId: sharedFields.patientId,
  visitType: { description: 'The visit that it belongs to.', example: 'Week 12' },
  'visitDate (CT)': {
    description: 'The day of the visit; its key is written with the space.',
    example: '2026-05-06',
    format: dayFormat,
  },
  activityDate: { description: 'The day of the activity.', example: '2026-05-06', format: dayFormat },
  submittedOn: { ...submittedOn, format: dayFormat },
  payType: { description: 'How it is paid.', example: 'Bank Transfer' },
  scoutNumber: sharedFields.scoutNumber,
  studyName: sharedFields.studyName,
  site: { description: 'The number of the site.', example: 'S-0012' },
  country: { description: 'The country of the site.', example: 'United States' },
  actions: sharedFields.actions,
};

const relatedReimbursements = withFields(otherReimbursements.answer, {
  ...reimbursementRowDocs,
  status,
  activityDate: {
    description: 'The day of the activity, shown if `visitDate` is missing.',
    example: '2026-05-06',
    format: dayFormat,
  },
  actions: {
    ...sharedFields.actions,
    description: 'The first action without a question is where the request links to.',
  },
});

const advancePayments = withFields(advancePaymentsOfPatient.answer, {
  visitType: { description: 'The visit that is paid for.', example: 'Week 12' },
  visitDate: { description: 'The day of the visit.', example: '2026-05-06', format: dayFormat },
  study: sharedFields.studyName,
  payType: { description: 'How it is paid.', example: 'Bank Transfer' },
  payCurrency: { description: 'The currency; `Unavailable` where there is none yet.', example: 'USD' },
  requestId: { description: 'The number of the travel request.', example: 'TR-30412' },
});

const decision = withFields(approveReimbursement.answer, {
  result: {
    description: 'What proves that the decision was carried out.',
    example: 'success',
    required: true,
  },
});

export const reimbursementCalls = [
  get(advancePaymentsOfPatient, 'The advance payments of a patient.', advancePayments),
  get(otherReimbursements, 'The reimbursements related to one.', relatedReimbursements),
  get(recentlyUpdatedPayments, "The signed-in patient's recently updated payments.", recentPayments),
  get(
    reimbursementsOfPatient,
    'The reimbursements of a patient.',
    withFields(reimbursementsOfPatient.answer, reimbursementRowDocs),
  ),
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
