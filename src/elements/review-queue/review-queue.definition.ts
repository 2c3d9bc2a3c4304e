import type { ElementDefinition } from '../../embed/definition.ts';
import { pagingAttribute } from '../../screen/lists/list.definition.ts';

export const definition = {
  tag: 'psp-review-queue',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      example: '/direct/reimbursement/site/12/review/api/list/',
    },
    paging: pagingAttribute,
  },
} as const satisfies ElementDefinition;
