import { dashboardPatientsOfStudy } from '../../api/patients.ts';
import { studiesOfSite } from '../../api/studies.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-create-err',
  summary: 'Starts an expense reimbursement request (ERR): pick a study, then a patient.',
  attributes: {
    siteId: {
      type: 'text',
      required: true,
      description: 'The site whose studies are offered.',
      example: '12',
    },
    studies: {
      type: 'json',
      schema: studiesOfSite.answer,
      shape: '[{id, studyName}]',
      description: 'The studies to offer. Without this attribute, the studies of the site are looked up.',
      example: '[{"id": "7", "studyName": "BREATHE-2"}]',
    },
  },
  events: {},
  calls: [
    { endpoint: studiesOfSite, prefetch: { path: { siteId: 'siteId' }, unless: ['studies'] } },
    { endpoint: dashboardPatientsOfStudy },
  ],
  leadsTo: {
    '/direct/reimbursement/assignedPatient/{patientId}/create':
      'Create was pressed; `{patientId}` is the `id` of the chosen patient.',
  },
  parts: {
    card: 'The box around the form.',
    field: 'Each of the two fields.',
    notice: 'A message above the form.',
  },
  reservedSpace: { narrow: 322, wide: 198 },
} as const satisfies ElementDefinition;
