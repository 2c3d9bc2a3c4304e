import { profiles, studiesOfUser } from '../../api/studies.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { studiesParts, studiesPerPage } from '../../screen/cards/study-profiles.definition.ts';

export const definition = {
  tag: 'psp-my-studies',
  summary: 'Shows patients and caregivers their own studies, and the studies of the people they care for.',
  attributes: {
    userId: {
      type: 'text',
      requiredUnless: 'profiles',
      description: 'The user whose studies are looked up. Required unless the page supplies the profiles.',
      example: '12',
    },
    profiles: {
      type: 'json',
      schema: profiles,
      shape: '[{id, enabled, isPrimary, patientId, site, study, actions?}]',
      description:
        'The profiles, if the page knows them; then nothing is looked up. A profile that does not state whether it may be shown is hidden. Leave out the profiles that the person may not see on the server: everything in this attribute is readable in the page.',
      example:
        '[{"id": "41", "enabled": true, "isPrimary": true, "patientId": "508-012-0001", "site": {"enabled": true, "siteId": "S-0012", "configuration": {"restricted": false}}, "study": {"scoutNumber": "SC-20508", "studyName": "BREATHE-2", "organizationName": "Riverside Clinic", "sponsor": "Northwind Therapeutics", "archived": false, "status": "active", "configuration": {"restricted": false}}, "actions": [{"href": "/patient/20001/", "title": "View"}]}]',
    },
    pageSize: { ...studiesPerPage, default: 2, example: '4' },
  },
  events: {},
  calls: [{ endpoint: studiesOfUser, prefetch: { path: { userId: 'userId' }, unless: ['profiles'] } }],
  parts: {
    card: 'The box around each of the two lists.',
    ...studiesParts,
  },
  // Fits both tables. On a phone, what follows the first page of two cards is below the fold.
  reservedSpace: { narrow: 690, wide: 510 },
} as const satisfies ElementDefinition;
