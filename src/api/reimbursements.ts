import { looseObject, nullish, type ObjectEntries, union, unknown } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { recordsOf, rowsOf } from './schemas/lists.ts';
import { amount, day, text } from './schemas/shapes.ts';

const listRow = {
  visitType: text,
  activityDate: text,
  payCurrency: text,
  total: amount,
  status: text,
  scoutNumber: text,
  site: text,
  payType: text,
  patientId: text,
  submittedOn: text,
  'visitDate (CT)': text,
  studyName: text,
  country: text,
} as const satisfies ObjectEntries;

/** [PD-03] */
export const recentlyUpdatedPayments = {
  name: 'recentlyUpdatedPayments',
  method: 'GET',
  path: '/dashboard/patient/api/reimbursement/recentlyUpdated',
  summary: "The signed-in patient's recently updated payments.",
  answer: recordsOf({
    site: nullish(looseObject({ siteId: text })),
    status: text,
    visitDate: day,
    submittedOn: day,
    paymentPreference: text,
    totalUSD: amount,
    viewRoute: text,
  }),
} as const satisfies GetEndpoint;

/** [SD-02] */
export const reimbursementsRequiringAction = {
  name: 'reimbursementsRequiringAction',
  method: 'GET',
  path: '/direct/api/dashboard/site/{siteId}/reimbursements/requiresAction/',
  summary: 'The reimbursements of a site that await an action.',
  answer: recordsOf({
    patientId: text,
    totalUSD: amount,
    submissionDate: nullish(looseObject({ date: text })),
    status: text,
    view: text,
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
    visitType: anyValue,
    activityDate: anyValue,
    payCurrency: anyValue,
    total: anyValue,
    status: anyValue,
    actions: nullish(unknown()),
    scoutNumber: anyValue,
    site: anyValue,
    payType: anyValue,
    patientId: anyValue,
    submittedOn: anyValue,
    'visitDate (CT)': anyValue,
    studyName: anyValue,
    country: anyValue,
  }),
} as const satisfies GetEndpoint;

/** [PAY-01] */
export const reimbursementsOfPatient = {
  name: 'reimbursementsOfPatient',
  method: 'GET',
  path: '/reimbursement/api/list/patient/{patientId}/minimal',
  summary: 'The reimbursements of a patient.',
  answer: rowsOf(listRow),
} as const satisfies GetEndpoint;
