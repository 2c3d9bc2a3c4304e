import { looseObject, nullish } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';
import { recordsOf } from './schemas/lists.ts';
import { address, day, text } from './schemas/shapes.ts';

/** [PD-04] */
export const upcomingAppointments = {
  name: 'upcomingAppointments',
  method: 'GET',
  path: '/dashboard/patient/api/appointments/upcoming',
  summary: "The signed-in patient's upcoming appointments.",
  answer: recordsOf({
    startDate: described(day, 'The first day.', '2026-05-06'),
    endDate: described(day, 'The last day; absent or the same for an appointment of one day.', '2026-05-07'),
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
      'The page of the appointment; without it there is no View link.',
      '/request/30412/view',
    ),
  }),
} as const satisfies GetEndpoint;
