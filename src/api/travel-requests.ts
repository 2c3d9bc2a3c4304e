import type { ObjectEntries } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { described, formatted } from './schemas/described.ts';
import { timeFormat } from './schemas/formats.ts';
import { rowsOf } from './schemas/lists.ts';
import { actions, hostPaged, plainDay, status, text } from './schemas/shapes.ts';
import { pageQuery } from './tables.ts';

/** The parameters of one page; without `data-paging`, none is sent, and all requests come in one answer. [TBL-24] */
const query = {
  limit: 'With `data-paging="host"`: the number of rows per page.',
  skip: 'With `data-paging="host"`: the number of rows before the page.',
  ...pageQuery,
};

const entries = {
  requestId: described(text, 'The number of the request.', 'TR-30412'),
  visitStartDate: described(plainDay, 'The first day of the visit.', '2026-05-06'),
  visitStartTime: described(formatted(text, timeFormat), 'When it starts.', '9:30 AM'),
  visitEndDate: described(plainDay, 'The last day of the visit.', '2026-05-06'),
  visitEndTime: described(formatted(text, timeFormat), 'When it ends.', '4:00 PM'),
  study: described(text, 'The name of the study.', 'BREATHE-2'),
  scoutNumber: described(text, 'The scout number of the study.', 'SC-20508'),
  site: described(text, 'The number of the site.', 'S-0012'),
  siteCountry: described(text, 'The country of the site.', 'United States'),
  patientId: described(text, 'The number of the patient.', '508-012-0001'),
  patientOrUser: described(text, 'Who travels: the name of the patient or of the user.', 'Ana Souza'),
  submittedOn: described(plainDay, 'The day on which it was submitted.', '2026-04-20'),
} as const satisfies ObjectEntries;

const travelRequests = rowsOf(
  {
    ...entries,
    status: described(status, 'The status, as a badge and a filter.', 'submitted'),
    actions,
  },
  hostPaged,
);

/** [TRL-01] */
export const travelRequestsOfPatient = {
  name: 'travelRequestsOfPatient',
  method: 'GET',
  path: '/patient/api/list/travelRequests/{id}/minimal',
  summary: 'The travel requests of a patient.',
  query,
  answer: travelRequests,
} as const satisfies GetEndpoint;

/** [TRL-01] */
export const travelRequestsOfUser = {
  name: 'travelRequestsOfUser',
  method: 'GET',
  path: '/user/api/list/travelRequests/{id}/minimal',
  summary: 'The travel requests of a user.',
  query,
  answer: travelRequests,
} as const satisfies GetEndpoint;

/** [TRL-01] */
export const travelRequestsOfSite = {
  name: 'travelRequestsOfSite',
  method: 'GET',
  path: '/site/api/list/travelRequests/{id}/minimal',
  summary: 'The travel requests of a site.',
  query,
  answer: rowsOf(entries, hostPaged),
} as const satisfies GetEndpoint;
