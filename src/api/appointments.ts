import { looseObject, nullish } from 'valibot';
import type { GetEndpoint } from '../http/request.ts';
import { day, recordsOf, text } from './schemas/shapes.ts';

/** [PD-04] */
export const upcomingAppointments = {
  name: 'upcomingAppointments',
  method: 'GET',
  path: '/dashboard/patient/api/appointments/upcoming',
  answer: recordsOf({
    startDate: day,
    endDate: day,
    study: nullish(
      looseObject({
        studyName: text,
        sponsor: text,
      }),
    ),
    patient: nullish(looseObject({ patientId: text })),
    site: nullish(looseObject({ siteId: text })),
    viewRoute: text,
  }),
} as const satisfies GetEndpoint;
