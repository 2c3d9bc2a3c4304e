import { looseObject, nullish, type ObjectEntries, union, unknown } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { described, formatted } from './schemas/described.ts';
import { actionsExample, actionsFormat, amountFormat, dayFormat, statusFormat } from './schemas/formats.ts';
import { recordsOf, rowsOf } from './schemas/lists.ts';
import { actions, address, amount, day, plainDay, status, text } from './schemas/shapes.ts';

const currency = 'The currency of `total`, as its code; without it, USD.';

/** The fields of a reimbursement in a list, and the columns that a list has if the host states none. [RL-02] */
export const reimbursementRow = {
  status: described(status, 'The status, as a badge and a filter.', 'inReview'),
  total: described(amount, 'The total in `payCurrency`.', '184.50'),
  payCurrency: described(text, currency, 'USD'),
  patientId: described(text, 'The number of the patient.', '508-012-0001'),
  visitType: described(text, 'The visit that it belongs to.', 'Week 12'),
  'visitDate (CT)': described(
    plainDay,
    'The day of the visit; its key is written with the space.',
    '2026-05-06',
  ),
  activityDate: described(plainDay, 'The day of the activity.', '2026-05-06'),
  submittedOn: described(plainDay, 'The day on which it was submitted.', '2026-05-07'),
  payType: described(text, 'How it is paid.', 'Bank Transfer'),
  scoutNumber: described(text, 'The scout number of the study.', 'SC-20508'),
  studyName: described(text, 'The name of the study.', 'BREATHE-2'),
  site: described(text, 'The number of the site.', 'S-0012'),
  country: described(text, 'The country of the site.', 'United States'),
  actions,
} as const satisfies ObjectEntries;

/** [PD-03] */
export const recentlyUpdatedPayments = {
  name: 'recentlyUpdatedPayments',
  method: 'GET',
  path: '/dashboard/patient/api/reimbursement/recentlyUpdated',
  summary: "The signed-in patient's recently updated payments.",
  answer: recordsOf({
    totalUSD: described(amount, 'The total in US dollars; the title of the payment.', '184.50'),
    status: described(status, 'The status, as a badge.', 'inReview'),
    patientId: described(
      text,
      'The number of the patient; optional, for people who see payments of several.',
      '508-012-0001',
    ),
    visitDate: described(day, 'The day of the visit.', '2026-05-06'),
    submittedOn: described(day, 'The day on which it was submitted.', '2026-05-07'),
    paymentPreference: described(text, 'How it is paid.', 'Bank Transfer'),
    site: nullish(looseObject({ siteId: described(text, 'The number of the site.', 'S-0012') })),
    viewRoute: described(
      address,
      'The page of the payment; without it the card is not a link.',
      '/request/700412/view',
    ),
  }),
} as const satisfies GetEndpoint;

/** [SD-02] */
export const reimbursementsRequiringAction = {
  name: 'reimbursementsRequiringAction',
  method: 'GET',
  path: '/direct/api/dashboard/site/{siteId}/reimbursements/requiresAction/',
  summary: 'The reimbursements of a site that await an action.',
  answer: recordsOf({
    patientId: described(text, 'The number of the patient.', '508-012-0001'),
    status: described(
      text,
      '`paid`, `approved`, `canceled`, `inReview`, `processingPayment`, `correctionRequired` or `denied`; any other is shown as Denied and reported on the console; without one, `–` is shown.',
      'inReview',
    ),
    submissionDate: described(day, 'The day on which it was submitted.', '2026-05-07'),
    totalUSD: described(amount, 'The total in US dollars.', '184.50'),
    view: described(
      address,
      'The page of the reimbursement; without it there is no View link.',
      '/request/700412/view',
    ),
  }),
} as const satisfies GetEndpoint;

// Any value is accepted, so that an unexpected one affects only its own field and not the whole list.
const anyValue = nullish(union([text, unknown()]));

/** [RD-04] */
export const otherReimbursements = {
  name: 'otherReimbursements',
  method: 'GET',
  path: '/reimbursement/api/list/other/{id}/',
  summary: 'The reimbursements related to one.',
  answer: recordsOf({
    status: described(formatted(anyValue, statusFormat), 'The status, as a badge.', 'inReview'),
    visitType: described(anyValue, 'The visit that it belongs to.', 'Week 12'),
    'visitDate (CT)': described(
      formatted(anyValue, dayFormat),
      'The day of the visit; its key is written with the space.',
      '2026-05-06',
    ),
    activityDate: described(
      formatted(anyValue, dayFormat),
      'The day of the activity, shown where there is no day of the visit.',
      '2026-05-06',
    ),
    submittedOn: described(
      formatted(anyValue, dayFormat),
      'The day on which it was submitted.',
      '2026-05-07',
    ),
    payType: described(anyValue, 'How it is paid.', 'Bank Transfer'),
    total: described(formatted(anyValue, amountFormat), 'The total in `payCurrency`.', '184.50'),
    payCurrency: described(anyValue, currency, 'USD'),
    actions: described(
      formatted(nullish(unknown()), actionsFormat),
      'The first action without a question is where the request links to.',
      actionsExample,
    ),
  }),
} as const satisfies GetEndpoint;

/** [PAY-01] */
export const reimbursementsOfPatient = {
  name: 'reimbursementsOfPatient',
  method: 'GET',
  path: '/reimbursement/api/list/patient/{patientId}/minimal',
  summary: 'The reimbursements of a patient.',
  answer: rowsOf(reimbursementRow),
} as const satisfies GetEndpoint;
