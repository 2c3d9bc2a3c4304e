import { reimbursementStatuses } from '../../domain/display/status.ts';
import {
  otherReimbursements,
  recentlyUpdatedPayments,
  reimbursementsOfPatient,
  reimbursementsRequiringAction,
} from '../reimbursements.ts';
import {
  addressFormat,
  amountFormat,
  dayFormat,
  statusesFormat,
  statusFormat,
  wrappedDayFormat,
} from './formats.ts';
import { actionsDocs, identifierDocs } from './shared-fields.ts';
import { type FieldsDocs, ofRows, withFields } from './with-fields.ts';

const status = { description: 'The status, as a badge.', example: 'inReview', format: statusFormat };
const submittedOn = {
  description: 'The day on which it was submitted.',
  example: '2026-05-07',
  format: wrappedDayFormat,
};

export const describedRecentlyUpdatedPayments = withFields(recentlyUpdatedPayments.answer, {
  ...identifierDocs,
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
  'site.siteId': { description: 'The number of the site.', example: 'S-0012' },
  viewRoute: {
    description: 'The page of the payment; without it the card is not a link.',
    example: '/request/700412/view',
    format: addressFormat,
  },
});

export const describedReimbursementsRequiringAction = withFields(reimbursementsRequiringAction.answer, {
  ...identifierDocs,
  patientId: { description: 'The number of the patient.', example: '508-012-0001' },
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
  patientId: { description: 'The number of the patient.', example: '508-012-0001' },
  visitType: { description: 'The visit that it belongs to.', example: 'Week 12' },
  'visitDate (CT)': {
    description: 'The day of the visit; its key is written with the space.',
    example: '2026-05-06',
    format: dayFormat,
  },
  activityDate: { description: 'The day of the activity.', example: '2026-05-06', format: dayFormat },
  submittedOn: { ...submittedOn, format: dayFormat },
  payType: { description: 'How it is paid.', example: 'Bank Transfer' },
  scoutNumber: { description: 'The scout number of the study.', example: 'SC-20508' },
  studyName: { description: 'The name of the study.', example: 'BREATHE-2' },
  site: { description: 'The number of the site.', example: 'S-0012' },
  country: { description: 'The country of the site.', example: 'United States' },
  actions: actionsDocs,
};

export const describedOtherReimbursements = withFields(otherReimbursements.answer, {
  ...identifierDocs,
  ...reimbursementRowDocs,
  status,
  activityDate: {
    description: 'The day of the activity, shown where there is no day of the visit.',
    example: '2026-05-06',
    format: dayFormat,
  },
  actions: {
    ...actionsDocs,
    description: 'The first action without a question is where the request links to.',
  },
});

export const describedReimbursementsOfPatient = withFields(
  reimbursementsOfPatient.answer,
  ofRows({ ...identifierDocs, ...reimbursementRowDocs }),
);
