import { looseObject, nullish, type ObjectEntries, union, unknown } from 'valibot';
import type { GetEndpoint } from '../http/request.ts';
import { actions, day, recordsOf, rowsOf, text } from './schemas/shapes.ts';

/** The fields of a reimbursement in a list, and the columns that a list has if the host states none. [RL-02] */
export const reimbursementRow = {
  status: text,
  total: text,
  payCurrency: text,
  patientId: text,
  visitType: text,
  'visitDate (CT)': text,
  activityDate: text,
  submittedOn: text,
  payType: text,
  scoutNumber: text,
  studyName: text,
  site: text,
  country: text,
  actions,
} as const satisfies ObjectEntries;

/** [PD-03] */
export const recentlyUpdatedPayments = {
  name: 'recentlyUpdatedPayments',
  method: 'GET',
  path: '/dashboard/patient/api/reimbursement/recentlyUpdated',
  answer: recordsOf({
    totalUSD: text,
    status: text,
    patientId: text,
    visitDate: day,
    submittedOn: day,
    paymentPreference: text,
    site: nullish(looseObject({ siteId: text })),
    viewRoute: text,
  }),
} as const satisfies GetEndpoint;

/** [SD-02] */
export const reimbursementsRequiringAction = {
  name: 'reimbursementsRequiringAction',
  method: 'GET',
  path: '/direct/api/dashboard/site/{siteId}/reimbursements/requiresAction/',
  answer: recordsOf({
    patientId: text,
    status: text,
    submissionDate: day,
    totalUSD: text,
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
  answer: recordsOf({
    status: anyValue,
    visitType: anyValue,
    'visitDate (CT)': anyValue,
    activityDate: anyValue,
    submittedOn: anyValue,
    payType: anyValue,
    total: anyValue,
    payCurrency: anyValue,
    actions: nullish(unknown()),
  }),
} as const satisfies GetEndpoint;

/** [PAY-01] */
export const reimbursementsOfPatient = {
  name: 'reimbursementsOfPatient',
  method: 'GET',
  path: '/reimbursement/api/list/patient/{patientId}/minimal',
  answer: rowsOf(reimbursementRow),
} as const satisfies GetEndpoint;
