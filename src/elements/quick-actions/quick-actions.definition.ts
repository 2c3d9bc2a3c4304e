import { assignedEntities } from '../../api/quick-actions.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

const shape =
  '[{id, siteId, studyId, studyName, siteName, disableReimbursements, disableTravelRequests, enableQuickActions}]';

export const definition = {
  tag: 'psp-quick-actions',
  attributes: {
    sites: {
      type: 'json',
      required: true,
      schema: assignedEntities,
      shape,
      example:
        '[{"id": "12", "siteId": "S-0012", "siteName": "Riverside Clinic", "enableQuickActions": true}]',
    },
    studies: {
      type: 'json',
      required: true,
      schema: assignedEntities,
      shape,
      example: '[{"id": "7", "studyId": "BR-2", "siteId": "S-0012", "studyName": "BREATHE-2"}]',
    },
    token: {
      type: 'text',
      requiredUnless: 'tokenCookie',
      example: 'f3b1c0',
    },
    submitUrl: {
      type: 'path',
      example: '/quick/action/router',
    },
  },
} as const satisfies ElementDefinition;
