import type { ObjectEntries } from 'valibot';
import { actions, getEndpoint, hostPaged, rowsOf, text } from './schemas/shapes.ts';
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
export const travelRequestsOfPatient = getEndpoint(
  'travelRequestsOfPatient',
  '/patient/api/list/travelRequests/{id}/minimal',
  travelRequests,
  { query },
);

/** [TRL-01] */
export const travelRequestsOfUser = getEndpoint(
  'travelRequestsOfUser',
  '/user/api/list/travelRequests/{id}/minimal',
  travelRequests,
  { query },
);

/** [TRL-01] */
export const travelRequestsOfSite = getEndpoint(
  'travelRequestsOfSite',
  '/site/api/list/travelRequests/{id}/minimal',
  rowsOf(entries, hostPaged),
  { query },
);
