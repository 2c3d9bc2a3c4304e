import { studiesOfUser } from '../../api/studies.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { studiesParts, studiesPerPage } from '../../screen/cards/study-profiles.definition.ts';

export const definition = {
  tag: 'psp-study-list',
  summary: 'Lists all studies that a patient or caregiver takes part in.',
  attributes: {
    userId: {
      type: 'text',
      required: true,
      description: 'Whose studies are listed.',
      example: '12',
    },
    pageSize: { ...studiesPerPage, default: 10, example: '5' },
  },
  events: {},
  calls: [{ endpoint: studiesOfUser, prefetch: { path: { userId: 'userId' } } }],
  parts: {
    card: 'The box around the studies.',
    ...studiesParts,
  },
  reservedSpace: { narrow: 560, wide: 372 },
} as const satisfies ElementDefinition;
