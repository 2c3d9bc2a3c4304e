import type { GetEndpoint } from '../http/endpoint.ts';
import { listOf } from './schemas/lists.ts';
import { text } from './schemas/shapes.ts';

const patients = listOf({ label: text, patientId: text, name: text });

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
  answer: patients,
} as const satisfies GetEndpoint;
