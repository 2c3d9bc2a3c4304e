import { studyFields } from '../../api/docs/studies.ts';
import { dashboardPatientsOfStudy } from '../../api/patients.ts';
import { studiesOfSite } from '../../api/studies.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './create-err.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Starts an expense reimbursement request (ERR): pick a study, then a patient.',
  attributes: {
    siteId: 'The site whose studies are offered.',
    studies: {
      description: 'The studies to offer. Without this attribute, the studies of the site are looked up.',
      fields: studyFields,
    },
  },
  calls: [
    { endpoint: studiesOfSite, when: { studies: null }, prefetch: {} },
    { endpoint: dashboardPatientsOfStudy },
  ],
  leadsTo: {
    '/direct/reimbursement/assignedPatient/{patientId}/create':
      'Create was pressed; `{patientId}` is the `id` of the chosen patient.',
  },
  parts: ['card', 'field', 'notice'],
  reservedSpace: { narrow: 330, wide: 202 },
});
