import { looseObject, nullish } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';
import { recordsOf } from './schemas/lists.ts';
import { address, moment, text } from './schemas/shapes.ts';

/** [PD-04] */
export const upcomingAppointments = {
  name: 'upcomingAppointments',
  method: 'GET',
  path: '/dashboard/patient/api/appointments/upcoming',
  summary: "The signed-in patient's upcoming appointments.",
  answer: recordsOf({
    startDate: described(moment, 'The first day, with the time if there is one.', '2026-05-06 09:30:00'),
    endDate: described(
      moment,
      'The last day, or the end on the same day; may be absent.',
      '2026-05-06 11:00:00',
    ),
    study: nullish(
      looseObject({
        studyName: described(text, 'The name of the study.', 'BREATHE-2'),
        sponsor: described(text, 'The name of its sponsor.', 'Northwind Therapeutics'),
      }),
    ),
    patient: nullish(
      looseObject({ patientId: described(text, 'The number of the patient.', '508-012-0001') }),
    ),
    site: nullish(looseObject({ siteId: described(text, 'The number of the site.', 'S-0012') })),
    viewRoute: described(
      address,
      'The page of the appointment; without it the card is not a link.',
      '/request/30412/view',
    ),
  }),
} as const satisfies GetEndpoint;
