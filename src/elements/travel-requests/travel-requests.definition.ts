import type { ElementDefinition } from '../../embed/definition.ts';
import { pagingAttribute } from '../../screen/lists/list.definition.ts';

export const definition = {
  tag: 'psp-travel-requests',
  attributes: {
    owner: {
      type: 'choice',
      values: ['patient', 'user', 'site'],
      required: true,
      example: 'patient',
    },
    id: {
      type: 'text',
      required: true,
      example: '20001',
    },
    paging: pagingAttribute,
  },
} as const satisfies ElementDefinition;
