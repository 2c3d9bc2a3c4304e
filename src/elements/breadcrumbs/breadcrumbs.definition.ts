import { array, looseObject, nullish, string } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-breadcrumbs',
  attributes: {
    items: {
      type: 'json',
      required: true,
      schema: array(
        looseObject({
          label: string(),
          href: nullish(string()),
        }),
      ),
      shape: '[{label, href?}]',
      example:
        '[{"label": "Sites", "href": "/direct/site/"}, {"label": "Site S-0012", "href": "/direct/site/12/dashboard"}, {"label": "Reimbursement List"}]',
    },
  },
} as const satisfies ElementDefinition;
