import type { ElementDefinition } from '../../embed/definition.ts';
import { breadcrumbsAttribute } from '../../screen/attributes/breadcrumbs-attribute.definition.ts';
import { pagingAttribute } from '../../screen/lists/list.definition.ts';

export const definition = {
  tag: 'psp-card-list',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      example: '/direct/site/12/cards/api/list/',
    },
    breadcrumbs: breadcrumbsAttribute,
    paging: pagingAttribute,
  },
} as const satisfies ElementDefinition;
