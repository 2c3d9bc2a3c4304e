import { field } from '../../domain/field.docs.ts';
import { upcomingAppointments } from '../appointments.ts';
import { get } from './documented-call.ts';
import { addressFormat, wrappedMomentFormat } from './shared-fields.ts';

const appointments = {
  startDate: field(
    'The first day, with the time if there is one.',
    '2026-05-06 09:30:00',
    wrappedMomentFormat,
  ),
  endDate: field(
    'The last day, or the end on the same day; may be absent.',
    '2026-05-06 11:00:00',
    wrappedMomentFormat,
  ),
  viewRoute: field(
    'The page of the appointment; without it the card is not a link.',
    '/request/30412/view',
    addressFormat,
  ),
};

export const appointmentCalls = [
  get(upcomingAppointments, "The signed-in patient's upcoming appointments.", appointments),
];
