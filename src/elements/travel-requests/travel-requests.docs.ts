import {
  travelRequestsOfPatient,
  travelRequestsOfSite,
  travelRequestsOfUser,
} from '../../api/travel-requests.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './travel-requests.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists the travel requests of a patient, a user or a site.',
  attributes: {
    owner: 'Whose requests are listed; those of a site are shown without status and actions.',
    id: 'The id of that patient, user or site.',
    paging: pagingDocs,
  },
  calls: [
    { endpoint: travelRequestsOfPatient, when: { owner: 'patient' } },
    { endpoint: travelRequestsOfUser, when: { owner: 'user' } },
    { endpoint: travelRequestsOfSite, when: { owner: 'site' } },
  ],
  parts: ['card', ...tableParts, 'badge'],
  reservedSpace: { narrow: 820, wide: 686 },
});
