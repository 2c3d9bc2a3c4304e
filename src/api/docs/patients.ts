import { field } from '../../domain/field.docs.ts';
import { dashboardPatientsOfStudy, patientsOfDirectStudy, patientsOfSite } from '../patients.ts';
import { startQuickAction } from '../quick-actions.ts';
import { get, post } from './documented-call.ts';

const dashboardPatients = {
  patientId: field('The number by which staff know the patient.', '508-012-0001'),
  label: field('The text of the choice, if it differs from the number.', '508-012-0001'),
};

const patients = {
  ...dashboardPatients,
  studyId: field(
    'The study of the patient, by its `id`; patients of another study than the chosen one are left out. Patients without it are offered for each study of their list.',
    '7',
  ),
  name: field('The text of the choice if there is neither of the others.', '508-012-0001'),
};

export const patientCalls = [
  get(dashboardPatientsOfStudy, 'The patients of a study, for the site dashboard.', dashboardPatients),
  get(patientsOfSite, 'The patients of a site.', patients),
  get(patientsOfDirectStudy, 'The patients of a study run directly, without sites.', patients),
  post(startQuickAction, 'Goes to the page of a quick action.', {
    action: '`addPatient`, `createErr`, `createStipend` or `createTr`.',
    study: 'The study; absent if a new patient only has a site.',
    site: 'The site.',
    patient: 'The patient; absent for a new one.',
  }),
];
