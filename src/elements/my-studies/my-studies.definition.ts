import { profiles, studiesOfUser } from '../../api/studies.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

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
        'The profiles, where the page knows them; then nothing is looked up. One that leaves unsaid whether it may be shown is not.',
      example:
        '[{"id": "41", "enabled": true, "isPrimary": true, "patientId": "508-012-0001", "site": {"enabled": true, "siteId": "S-0012", "configuration": {"restricted": false}}, "study": {"scoutNumber": "SC-20508", "studyName": "BREATHE-2", "organizationName": "Riverside Clinic", "sponsor": "Northwind Therapeutics", "archived": false, "status": "active", "configuration": {"restricted": false}}, "actions": [{"href": "/patient/20001/", "title": "View"}]}]',
    },
    pageSize: {
      type: 'number',
      min: 1,
      max: 100,
      integer: true,
      default: 2,
      description: 'How many studies stand on a page.',
      example: '4',
    },
  },
  events: {},
  calls: [{ endpoint: studiesOfUser, early: { path: { userId: 'userId' }, unless: ['profiles'] } }],
  parts: {
    card: 'The box around the studies, and the one around those of others.',
    table: 'The studies.',
    item: 'A study, where each is a card.',
    skeleton: 'The lines that stand for studies on their way.',
    notice: 'A message above the studies.',
    menu: 'What else can be done with a study.',
    dialog: 'The question before something is done.',
    failure: 'The card in place of a screen that cannot be shown.',
  },
  // Of both tables; on a phone what is below a page of two cards is out of sight.
  room: { narrow: 690, wide: 482 },
} as const satisfies ElementDefinition;
