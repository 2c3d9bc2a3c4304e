import { looseObject, nullish } from 'valibot';
import { day, getEndpoint, recordsOf, text } from './schemas/shapes.ts';

/** [PD-04] */
export const upcomingAppointments = getEndpoint(
  'upcomingAppointments',
  '/dashboard/patient/api/appointments/upcoming',
  recordsOf({
    startDate: day,
    endDate: day,
    study: nullish(looseObject({ studyName: text, sponsor: text })),
    patient: nullish(looseObject({ patientId: text })),
    site: nullish(looseObject({ siteId: text })),
    viewRoute: text,
  }),
);
