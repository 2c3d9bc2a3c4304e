import { dashboardPatientsOfStudy, patientsOfDirectStudy, patientsOfSite } from '../patients.ts';
import type { DocumentedCall } from './documented-call.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

const answerOfPatientsOfSite = withFields(patientsOfSite.answer, {
  ...identifierDocs,
  studyId: {
    description:
      'The study of the patient, by its `id`; patients of another study than the chosen one are left out. Patients without it are offered for each study of their list.',
    example: '7',
  },
  label: { description: 'The text of the choice, if it differs from the number.', example: '508-012-0001' },
  patientId: { description: 'The number by which staff know the patient.', example: '508-012-0001' },
  name: { description: 'The text of the choice if there is neither of the others.', example: '508-012-0001' },
});

const answerOfDashboardPatientsOfStudy = withFields(dashboardPatientsOfStudy.answer, {
  ...identifierDocs,
  patientId: { description: 'The number by which staff know the patient.', example: '508-012-0001' },
  label: { description: 'The text of the choice, if it differs from the number.', example: '508-012-0001' },
});

/** The calls of src/api/patients.ts with what documentation says about them. */
export const patientsCalls: readonly DocumentedCall[] = [
  { ...patientsOfSite, summary: 'The patients of a site.', answer: answerOfPatientsOfSite },
  {
    ...patientsOfDirectStudy,
    summary: 'The patients of a study run directly, without sites.',
    answer: answerOfPatientsOfSite,
  },
  {
    ...dashboardPatientsOfStudy,
    summary: 'The patients of a study, for the site dashboard.',
    answer: answerOfDashboardPatientsOfStudy,
  },
];
