import type { ObjectEntries } from 'valibot';
import type { GetEndpoint } from '../http/request.ts';
import { actions, hostPaged, rowsOf, text } from './schemas/shapes.ts';
import { pageQuery } from './tables.ts';

/** The parameters of one page; without `data-paging`, none is sent, and all requests come in one answer. [TBL-24] */
const query = { limit: true, skip: true, ...pageQuery } as const;

const entries = {
  requestId: text,
  visitStartDate: text,
  visitStartTime: text,
  visitEndDate: text,
  visitEndTime: text,
  study: text,
  scoutNumber: text,
  site: text,
  siteCountry: text,
  patientId: text,
  patientOrUser: text,
  submittedOn: text,
} as const satisfies ObjectEntries;

const travelRequests = rowsOf(
  {
    ...entries,
    status: text,
    actions,
  },
  hostPaged,
);

/** [TRL-01] */
export const travelRequestsOfPatient = {
  name: 'travelRequestsOfPatient',
  method: 'GET',
  path: '/patient/api/list/travelRequests/{id}/minimal',
  query,
  answer: travelRequests,
} as const satisfies GetEndpoint;

/** [TRL-01] */
export const travelRequestsOfUser = {
  name: 'travelRequestsOfUser',
  method: 'GET',
  path: '/user/api/list/travelRequests/{id}/minimal',
  query,
  answer: travelRequests,
} as const satisfies GetEndpoint;

/** [TRL-01] */
export const travelRequestsOfSite = {
  name: 'travelRequestsOfSite',
  method: 'GET',
  path: '/site/api/list/travelRequests/{id}/minimal',
  query,
  answer: rowsOf(entries, hostPaged),
} as const satisfies GetEndpoint;
