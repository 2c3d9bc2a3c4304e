import { fallback } from 'valibot';
import type { GetEndpoint } from '../http/request.ts';
import { listOf, text } from './schemas/shapes.ts';

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

export const patientsOfSite = {
  name: 'patientsOfSite',
  method: 'GET',
  path: '/patient/api/list/site/{siteId}/minimal/',
  answer: patients,
} as const satisfies GetEndpoint;

export const patientsOfDirectStudy = {
  name: 'patientsOfDirectStudy',
  method: 'GET',
  path: '/direct/patient/api/list/study/{studyId}/minimal/',
  answer: patients,
} as const satisfies GetEndpoint;

export const dashboardPatientsOfStudy = {
  name: 'dashboardPatientsOfStudy',
  method: 'GET',
  path: '/direct/api/dashboard/patient/study/{studyId}/',
  answer: numberedPatients,
} as const satisfies GetEndpoint;
