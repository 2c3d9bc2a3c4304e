import {
  travelRequestsOfPatient,
  travelRequestsOfSite,
  travelRequestsOfUser,
} from '../../api/travel-requests.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { pagingAttribute, tableParts } from '../../screen/lists/list.definition.ts';

export const definition = {
  tag: 'psp-travel-requests',
  summary: 'Lists the travel requests of a patient, a user or a site.',
  attributes: {
    owner: {
      type: 'choice',
      values: ['patient', 'user', 'site'],
      required: true,
      description: 'Whose requests are listed; those of a site are shown without status and actions.',
      example: 'patient',
    },
    id: {
      type: 'text',
      required: true,
      description: 'The id of that patient, user or site.',
      example: '20001',
    },
    paging: pagingAttribute,
  },
  events: {},
  calls: [
    { endpoint: travelRequestsOfPatient, when: { owner: 'patient' } },
    { endpoint: travelRequestsOfUser, when: { owner: 'user' } },
    { endpoint: travelRequestsOfSite, when: { owner: 'site' } },
  ],
  parts: {
    card: 'The box around the list.',
    ...tableParts,
    badge: 'A status in a cell.',
  },
  reservedSpace: { narrow: 820, wide: 686 },
} as const satisfies ElementDefinition;
