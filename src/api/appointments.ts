import { looseObject, nullish } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { listOf } from './lists.ts';
import { text } from './shapes.ts';

/** [PD-04] */
export const upcomingAppointments = {
  name: 'upcomingAppointments',
  method: 'GET',
  path: '/dashboard/patient/api/appointments/upcoming',
  summary: "The signed-in patient's upcoming appointments.",
  answer: listOf({
    study: nullish(looseObject({ studyName: text, sponsor: text })),
    patient: nullish(looseObject({ patientId: text })),
    site: nullish(looseObject({ siteId: text })),
    startDate: text,
    endDate: text,
    viewRoute: text,
  }),
} as const satisfies GetEndpoint;
