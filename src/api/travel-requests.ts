import type { GetEndpoint } from '../http/endpoint.ts';
import { rowsOf } from './schemas/lists.ts';
import { text } from './schemas/shapes.ts';

const travelRequests = rowsOf({
  requestId: text,
  site: text,
  siteCountry: text,
  study: text,
  scoutNumber: text,
  visitStartDate: text,
  visitStartTime: text,
  visitEndDate: text,
  visitEndTime: text,
  status: text,
  patientId: text,
  patientOrUser: text,
  submittedOn: text,
});

/** [TRL-01] */
export const travelRequestsOfPatient = {
  name: 'travelRequestsOfPatient',
  method: 'GET',
  path: '/patient/api/list/travelRequests/{id}/minimal',
  summary: 'The travel requests of a patient.',
  answer: travelRequests,
} as const satisfies GetEndpoint;

/** [TRL-01] */
export const travelRequestsOfUser = {
  name: 'travelRequestsOfUser',
  method: 'GET',
  path: '/user/api/list/travelRequests/{id}/minimal',
  summary: 'The travel requests of a user.',
  answer: travelRequests,
} as const satisfies GetEndpoint;

/** [TRL-01] */
export const travelRequestsOfSite = {
  name: 'travelRequestsOfSite',
  method: 'GET',
  path: '/site/api/list/travelRequests/{id}/minimal',
  summary: 'The travel requests of a site.',
  answer: travelRequests,
} as const satisfies GetEndpoint;
