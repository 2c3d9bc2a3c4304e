import { travelStatuses } from '../../domain/display/status.ts';
import { type FieldsDocs, field } from '../../domain/field.docs.ts';
import { travelRequestsOfPatient, travelRequestsOfSite, travelRequestsOfUser } from '../travel-requests.ts';
import { get } from './documented-call.ts';
import { dayFormat, statusesFormat, timeFormat } from './shared-fields.ts';

const rowDocs: FieldsDocs = {
  requestId: field('The number of the request.', 'TR-30412'),
  visitStartDate: field('The first day of the visit.', '2026-05-06', dayFormat),
  visitStartTime: field('When it starts.', '09:30', timeFormat),
  visitEndDate: field('The last day of the visit.', '2026-05-06', dayFormat),
  visitEndTime: field('When it ends.', '16:00', timeFormat),
  study: field('The name of the study.', 'BREATHE-2'),
  site: field('The number of the site.', 'S-0012'),
  siteCountry: field('The country of the site.', 'United States'),
  patientOrUser: field('Who travels: the name of the patient or of the user.', 'Ana Souza'),
  submittedOn: field('The day on which it was submitted.', '2026-04-20', dayFormat),
};

const travelRequests = {
  ...rowDocs,
  status: field('The status, as a badge and a filter.', 'submitted', statusesFormat(travelStatuses)),
};

const page = {
  limit: 'With `data-paging="host"`: the number of rows per page.',
  skip: 'With `data-paging="host"`: the number of rows before the page.',
};

export const travelRequestCalls = [
  get(travelRequestsOfPatient, 'The travel requests of a patient.', travelRequests, page),
  get(travelRequestsOfSite, 'The travel requests of a site.', rowDocs, page),
  get(travelRequestsOfUser, 'The travel requests of a user.', travelRequests, page),
];
