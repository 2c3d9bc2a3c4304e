import { profiles } from '../../api/studies.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { studiesPerPage } from '../../screen/cards/study-profiles.definition.ts';

export const definition = {
  tag: 'psp-my-studies',
  attributes: {
    userId: {
      type: 'text',
      requiredUnless: 'profiles',
      example: '12',
    },
    profiles: {
      type: 'json',
      schema: profiles,
      shape: '[{id, enabled, isPrimary, patientId, site, study, actions?}]',
      example:
        '[{"id": "41", "enabled": true, "isPrimary": true, "patientId": "508-012-0001", "site": {"enabled": true, "siteId": "S-0012", "configuration": {"restricted": false}}, "study": {"scoutNumber": "SC-20508", "studyName": "BREATHE-2", "organizationName": "Riverside Clinic", "sponsor": "Northwind Therapeutics", "archived": false, "status": "active", "configuration": {"restricted": false}}, "actions": [{"href": "/patient/20001/", "title": "View"}]}]',
    },
    pageSize: { ...studiesPerPage, default: 2, example: '4' },
  },
} as const satisfies ElementDefinition;
