import { studiesOfUser } from '../../api/studies.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { studiesParts, studiesPerPageDocs } from '../../screen/cards/study-profiles.docs.ts';
import { definition } from './study-list.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists all studies that a patient or caregiver takes part in.',
  attributes: { userId: 'Whose studies are listed.', pageSize: studiesPerPageDocs },
  calls: [{ endpoint: studiesOfUser, prefetch: {} }],
  parts: ['card', ...studiesParts],
  reservedSpace: { narrow: 560, wide: 400 },
});
