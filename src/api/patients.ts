import { fallback } from 'valibot';
import { getEndpoint, listOf, text } from './schemas/shapes.ts';

const patients = listOf({
  // A value of another type counts as missing, so that it does not invalidate the whole list.
  studyId: fallback(text, null),
  label: text,
  patientId: text,
  name: text,
});
const numberedPatients = listOf({ patientId: text, label: text });

export const patientsOfSite = getEndpoint(
  'patientsOfSite',
  '/patient/api/list/site/{siteId}/minimal/',
  patients,
);

export const patientsOfDirectStudy = getEndpoint(
  'patientsOfDirectStudy',
  '/direct/patient/api/list/study/{studyId}/minimal/',
  patients,
);

export const dashboardPatientsOfStudy = getEndpoint(
  'dashboardPatientsOfStudy',
  '/direct/api/dashboard/patient/study/{studyId}/',
  numberedPatients,
);
