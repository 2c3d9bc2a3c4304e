import { upcomingAppointments } from '../appointments.ts';
import { get } from './documented-call.ts';
import { addressFormat, wrappedMomentFormat } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

const appointments = withFields(upcomingAppointments.answer, {
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
  viewRoute: {
    description: 'The page of the appointment; without it the card is not a link.',
    example: '/request/30412/view',
    format: addressFormat,
  },
});

export const appointmentCalls = [
  get(upcomingAppointments, "The signed-in patient's upcoming appointments.", appointments),
];
