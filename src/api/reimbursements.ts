import { fallback, type InferOutput, looseObject, nullish, type ObjectEntries } from 'valibot';
import { actions, day, getEndpoint, recordsOf, rowsOf, text } from './schemas/shapes.ts';

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
export const recentlyUpdatedPayments = getEndpoint(
  'recentlyUpdatedPayments',
  '/dashboard/patient/api/reimbursement/recentlyUpdated',
  recordsOf({
    totalUSD: text,
    status: text,
    patientId: text,
    visitDate: day,
    submittedOn: day,
    paymentPreference: text,
    site: nullish(looseObject({ siteId: text })),
    viewRoute: text,
  }),
);

/** [SD-02] */
export const reimbursementsRequiringAction = getEndpoint(
  'reimbursementsRequiringAction',
  '/direct/api/dashboard/site/{siteId}/reimbursements/requiresAction/',
  recordsOf({
    patientId: text,
    status: text,
    submissionDate: day,
    totalUSD: text,
    view: text,
  }),
);

// A value of another type is passed on, so that it affects only its own field and not the whole list.
const anyValue = fallback(text, sent => sent?.value as InferOutput<typeof text>);

/** [RD-04] */
export const otherReimbursements = getEndpoint(
  'otherReimbursements',
  '/reimbursement/api/list/other/{id}/',
  recordsOf({
    status: anyValue,
    visitType: anyValue,
    'visitDate (CT)': anyValue,
    activityDate: anyValue,
    submittedOn: anyValue,
    payType: anyValue,
    total: anyValue,
    payCurrency: anyValue,
    actions,
  }),
);

/** [PAY-01] */
export const reimbursementsOfPatient = getEndpoint(
  'reimbursementsOfPatient',
  '/reimbursement/api/list/patient/{patientId}/minimal',
  rowsOf(reimbursementRow),
);
