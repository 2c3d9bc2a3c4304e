import { upcomingAppointments } from '../appointments.ts';
import { addressFormat, wrappedMomentFormat } from './formats.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

export const describedUpcomingAppointments = withFields(upcomingAppointments.answer, {
  ...identifierDocs,
  startDate: {
    description: 'The first day, with the time if there is one.',
    example: '2026-05-06 09:30:00',
    format: wrappedMomentFormat,
  },
  endDate: {
    description: 'The last day, or the end on the same day; may be absent.',
    example: '2026-05-06 11:00:00',
    format: wrappedMomentFormat,
  },
  'study.studyName': { description: 'The name of the study.', example: 'BREATHE-2' },
  'study.sponsor': { description: 'The name of its sponsor.', example: 'Northwind Therapeutics' },
  'patient.patientId': { description: 'The number of the patient.', example: '508-012-0001' },
  'site.siteId': { description: 'The number of the site.', example: 'S-0012' },
  viewRoute: {
    description: 'The page of the appointment; without it the card is not a link.',
    example: '/request/30412/view',
    format: addressFormat,
  },
});
