import { fallback } from 'valibot';
import { getEndpoint, listOf, text } from './schemas/shapes.ts';

const number = text;
const label = text;
const patients = listOf({
  // A value of another type counts as missing, so that it does not invalidate the whole list.
  studyId: fallback(text, null),
  label,
  patientId: number,
  name: text,
});
const numberedPatients = listOf({ patientId: number, label });

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
