import { dashboardPatientsOfStudy, patientsOfSite } from '../patients.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

export const describedPatientsOfSite = withFields(patientsOfSite.answer, {
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

export const describedDashboardPatientsOfStudy = withFields(dashboardPatientsOfStudy.answer, {
  ...identifierDocs,
  patientId: { description: 'The number by which staff know the patient.', example: '508-012-0001' },
  label: { description: 'The text of the choice, if it differs from the number.', example: '508-012-0001' },
});
