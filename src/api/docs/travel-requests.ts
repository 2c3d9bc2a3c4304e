import { travelStatuses } from '../../domain/display/status.ts';
import { travelRequestsOfPatient, travelRequestsOfSite } from '../travel-requests.ts';
import { dayFormat, statusesFormat, timeFormat } from './formats.ts';
import { actionsDocs, hostPagedDocs, identifierDocs } from './shared-fields.ts';
import { type FieldsDocs, ofRows, withFields } from './with-fields.ts';

const rowDocs: FieldsDocs = {
  ...identifierDocs,
  requestId: { description: 'The number of the request.', example: 'TR-30412' },
  visitStartDate: { description: 'The first day of the visit.', example: '2026-05-06', format: dayFormat },
  visitStartTime: { description: 'When it starts.', example: '09:30', format: timeFormat },
  visitEndDate: { description: 'The last day of the visit.', example: '2026-05-06', format: dayFormat },
  visitEndTime: { description: 'When it ends.', example: '16:00', format: timeFormat },
  study: { description: 'The name of the study.', example: 'BREATHE-2' },
  scoutNumber: { description: 'The scout number of the study.', example: 'SC-20508' },
  site: { description: 'The number of the site.', example: 'S-0012' },
  siteCountry: { description: 'The country of the site.', example: 'United States' },
  patientId: { description: 'The number of the patient.', example: '508-012-0001' },
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

export const describedTravelRequestsOfPatient = withFields(travelRequestsOfPatient.answer, {
  ...ofRows({
    ...rowDocs,
    status: {
      description: 'The status, as a badge and a filter.',
      example: 'submitted',
      format: statusesFormat(travelStatuses),
    },
    actions: actionsDocs,
  }),
  ...hostPagedDocs,
});

export const describedTravelRequestsOfSite = withFields(travelRequestsOfSite.answer, {
  ...ofRows(rowDocs),
  ...hostPagedDocs,
});
