import type { ElementDefinition } from '../../embed/definition.ts';
import { studiesPerPage } from '../../screen/cards/study-profiles.definition.ts';

export const definition = {
  tag: 'psp-study-list',
  attributes: {
    userId: {
      type: 'text',
      required: true,
      example: '12',
    },
    pageSize: { ...studiesPerPage, default: 10, example: '5' },
  },
} as const satisfies ElementDefinition;
