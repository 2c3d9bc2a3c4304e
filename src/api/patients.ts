import { fallback } from 'valibot';
import type { GetEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';
import { listOf } from './schemas/lists.ts';
import { text } from './schemas/shapes.ts';

const number = described(text, 'The number by which staff know the patient.', '508-012-0001');
const label = described(text, 'The text of the choice, if it differs from the number.', '508-012-0001');
const patients = listOf({
  // A value of another type counts as missing, so that it does not invalidate the whole list.
  studyId: described(
    fallback(text, null),
    'The study of the patient, by its `id`; patients of another study than the chosen one are left out. Patients without it are offered for each study of their list.',
    '7',
  ),
  label,
  patientId: number,
  name: described(text, 'The text of the choice if there is neither of the others.', '508-012-0001'),
});
const numberedPatients = listOf({ patientId: number, label });

export const patientsOfSite = {
  name: 'patientsOfSite',
  method: 'GET',
  path: '/patient/api/list/site/{siteId}/minimal/',
  summary: 'The patients of a site.',
  answer: patients,
} as const satisfies GetEndpoint;

export const patientsOfDirectStudy = {
  name: 'patientsOfDirectStudy',
  method: 'GET',
  path: '/direct/patient/api/list/study/{studyId}/minimal/',
  summary: 'The patients of a study run directly, without sites.',
  answer: patients,
} as const satisfies GetEndpoint;

export const dashboardPatientsOfStudy = {
  name: 'dashboardPatientsOfStudy',
  method: 'GET',
  path: '/direct/api/dashboard/patient/study/{studyId}/',
  summary: 'The patients of a study, for the site dashboard.',
  answer: numberedPatients,
} as const satisfies GetEndpoint;
