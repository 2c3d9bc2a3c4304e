import { dashboardPatientsOfStudy, patientsOfDirectStudy, patientsOfSite } from '../patients.ts';
import { startQuickAction } from '../quick-actions.ts';
import { get, post } from './documented-call.ts';
import { withFields } from './with-fields.ts';

const numberDocs = {
  patientId: { description: 'The number by which staff know the patient.', example: '508-012-0001' },
  label: { description: 'The text of the choice, if it differs from the number.', example: '508-012-0001' },
};

const patients = withFields(patientsOfSite.answer, {
  ...numberDocs,
  studyId: {
    description:
      'The study of the patient, by its `id`; patients of another study than the chosen one are left out. Patients without it are offered for each study of their list.',
    example: '7',
  },
  name: { description: 'The text of the choice if there is neither of the others.', example: '508-012-0001' },
});

const dashboardPatients = withFields(dashboardPatientsOfStudy.answer, numberDocs);

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
