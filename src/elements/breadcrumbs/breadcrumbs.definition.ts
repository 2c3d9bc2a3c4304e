import type { ElementDefinition } from '../../embed/definition.ts';
import { breadcrumbsAttribute } from '../../screen/attributes/breadcrumbs-attribute.definition.ts';

export const definition = {
  tag: 'psp-breadcrumbs',
  attributes: {
    items: {
      ...breadcrumbsAttribute,
      required: true,
      example:
        '[{"label": "Sites", "href": "/direct/site/"}, {"label": "Site S-0012", "href": "/direct/site/12/dashboard"}, {"label": "Reimbursement List"}]',
    },
  },
} as const satisfies ElementDefinition;
