import { profiles, studiesOfUser } from '../../api/studies.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { studiesParts, studiesPerPage } from '../../screen/cards/study-profiles.definition.ts';

export const definition = {
  tag: 'psp-my-studies',
  summary: 'Shows patients and caregivers their studies, and those of the people they care for.',
  attributes: {
    userId: {
      type: 'text',
      requiredUnless: 'profiles',
      description: 'Whose studies are looked up. Required where the page states no profiles.',
      example: '12',
    },
    profiles: {
      type: 'json',
      schema: profiles,
      shape: '[{id, enabled, isPrimary, patientId, site, study, actions?}]',
      description:
        'The profiles, where the page knows them; then nothing is looked up. One that leaves unsaid whether it may be shown is not; leave out on the server those that the person may not see, since all that stands here is in the page.',
      example:
        '[{"id": "41", "enabled": true, "isPrimary": true, "patientId": "508-012-0001", "site": {"enabled": true, "siteId": "S-0012", "configuration": {"restricted": false}}, "study": {"scoutNumber": "SC-20508", "studyName": "BREATHE-2", "organizationName": "Riverside Clinic", "sponsor": "Northwind Therapeutics", "archived": false, "status": "active", "configuration": {"restricted": false}}, "actions": [{"href": "/patient/20001/", "title": "View"}]}]',
    },
    pageSize: { ...studiesPerPage, default: 2, example: '4' },
  },
  events: {},
  calls: [{ endpoint: studiesOfUser, prefetch: { path: { userId: 'userId' }, unless: ['profiles'] } }],
  parts: {
    card: 'The box around the studies, and the one around those of others.',
    ...studiesParts,
  },
  // Of both tables; on a phone what is below a page of two cards is out of sight.
  reservedSpace: { narrow: 690, wide: 482 },
} as const satisfies ElementDefinition;
