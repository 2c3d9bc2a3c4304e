import { profileFields } from '../../api/docs/studies.ts';
import { studiesOfUser } from '../../api/studies.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { studiesParts, studiesPerPageDocs } from '../../screen/cards/study-profiles.docs.ts';
import { definition } from './my-studies.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Shows patients and caregivers their own studies, and the studies of the people they care for.',
  attributes: {
    userId: 'The user whose studies are looked up. Required unless the page supplies the profiles.',
    profiles: {
      description:
        'The profiles, if the page knows them; then nothing is looked up. A profile that does not state whether it may be shown is hidden. Leave out the profiles that the person may not see on the server: everything in this attribute is readable in the page.',
      fields: profileFields,
    },
    pageSize: studiesPerPageDocs,
  },
  calls: [{ endpoint: studiesOfUser, when: { profiles: null }, prefetch: {} }],
  parts: ['card', ...studiesParts],
  // Fits both tables. On a phone, what follows the first page of two cards is below the fold.
  reservedSpace: { narrow: 690, wide: 524 },
});
