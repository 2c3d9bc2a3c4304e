import { patientsOfDirectStudy, patientsOfSite } from '../../api/patients.ts';
import { assignedEntities, startQuickAction } from '../../api/quick-actions.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

const shape =
  '[{id, siteId, studyId, studyName, siteName, disableReimbursements, disableTravelRequests, enableQuickActions}]';

export const definition = {
  tag: 'psp-quick-actions',
  summary: 'Begins an action for a patient: choose it, the site, the study and the patient.',
  attributes: {
    sites: {
      type: 'json',
      required: true,
      schema: assignedEntities,
      shape,
      description:
        'The assigned sites, and direct-to-study sites, which have a studyId and no siteId. A site can be chosen only while its enableQuickActions is true. A studyId ties it to that study; a site with several is listed once for each.',
      example:
        '[{"id": "12", "siteId": "S-0012", "siteName": "Riverside Clinic", "enableQuickActions": true}]',
    },
    studies: {
      type: 'json',
      required: true,
      schema: assignedEntities,
      shape,
      description:
        'The assigned studies. A siteId, which is the siteId or the id of one of the sites, ties a study to that site; a study with several is listed once for each.',
      example: '[{"id": "7", "studyId": "BR-2", "siteId": "S-0012", "studyName": "BREATHE-2"}]',
    },
    token: {
      type: 'text',
      requiredUnless: 'tokenCookie',
      description: "The page's CSRF token: posted as `_token`.",
      example: 'f3b1c0',
    },
    submitUrl: {
      type: 'path',
      description: 'Where the form posts to, on this site. Default: `/quick/action/router`.',
      example: '/quick/action/router',
    },
  },
  events: {},
  calls: [{ endpoint: patientsOfSite }, { endpoint: patientsOfDirectStudy }, { endpoint: startQuickAction }],
  parts: {
    card: 'The box around the form.',
    field: 'Each of the fields.',
    notice: 'A message above the form.',
    'error-summary': 'What is wrong with several fields, above the form.',
  },
  reservedSpace: { narrow: 490, wide: 302 },
} as const satisfies ElementDefinition;
