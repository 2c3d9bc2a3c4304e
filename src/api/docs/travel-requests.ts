import { travelStatuses } from '../../domain/display/status.ts';
import { travelRequestsOfPatient, travelRequestsOfSite, travelRequestsOfUser } from '../travel-requests.ts';
import { get } from './documented-call.ts';
import { dayFormat, statusesFormat, timeFormat } from './shared-fields.ts';
import { type FieldsDocs, withFields } from './with-fields.ts';

const rowDocs: FieldsDocs = {
  requestId: { description: 'The number of the request.', example: 'TR-30412' },
  visitStartDate: { description: 'The first day of the visit.', example: '2026-05-06', format: dayFormat },
  visitStartTime: { description: 'When it starts.', example: '09:30', format: timeFormat },
  visitEndDate: { description: 'The last day of the visit.', example: '2026-05-06', format: dayFormat },
  visitEndTime: { description: 'When it ends.', example: '16:00', format: timeFormat },
  study: { description: 'The name of the study.', example: 'BREATHE-2' },
  site: { description: 'The number of the site.', example: 'S-0012' },
  siteCountry: { description: 'The country of the site.', example: 'United States' },
  patientOrUser: {
    description: 'Who travels: the name of the patient or of the user.',
    example: 'Ana Souza',
  },
  submittedOn: {
    description: 'The day on which it was submitted.',
    example: '2026-04-20',
    format: dayFormat,
  },
};

const travelRequests = withFields(travelRequestsOfPatient.answer, {
  ...rowDocs,
  status: {
    description: 'The status, as a badge and a filter.',
    example: 'submitted',
    format: statusesFormat(travelStatuses),
  },
});

const page = {
  limit: 'With `data-paging="host"`: the number of rows per page.',
  skip: 'With `data-paging="host"`: the number of rows before the page.',
};

export const travelRequestCalls = [
  get(travelRequestsOfPatient, 'The travel requests of a patient.', travelRequests, page),
  get(
    travelRequestsOfSite,
    'The travel requests of a site.',
    withFields(travelRequestsOfSite.answer, rowDocs),
    page,
  ),
  get(travelRequestsOfUser, 'The travel requests of a user.', travelRequests, page),
];
