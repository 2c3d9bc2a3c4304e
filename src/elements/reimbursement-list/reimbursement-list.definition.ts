import type { ElementDefinition } from '../../embed/definition.ts';
import { breadcrumbsAttribute } from '../../screen/attributes/breadcrumbs-attribute.definition.ts';
import { pagingAttribute } from '../../screen/lists/list.definition.ts';

export const definition = {
  tag: 'psp-reimbursement-list',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      example: '/direct/reimbursement/site/12/api/list/',
    },
    listTitle: {
      type: 'text',
      example: 'Site S-0012',
    },
    breadcrumbs: breadcrumbsAttribute,
    paging: pagingAttribute,
  },
} as const satisfies ElementDefinition;
