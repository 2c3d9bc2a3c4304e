import { array, looseObject, nullish, string } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-breadcrumbs',
  summary: 'Shows the breadcrumbs of this page.',
  attributes: {
    items: {
      type: 'json',
      required: true,
      schema: array(looseObject({ label: string(), href: nullish(string()) })),
      shape: '[{label, href?}]',
      description:
        'The pages from the first one down to this one. The last entry is this page and not a link.',
      example:
        '[{"label": "Sites", "href": "/direct/site/"}, {"label": "Site S-0012", "href": "/direct/site/12/dashboard"}, {"label": "Reimbursement List"}]',
    },
  },
  events: {},
  calls: [],
  parts: {
    breadcrumbs: 'The list of pages.',
  },
  reservedSpace: { narrow: 44, wide: 24 },
} as const satisfies ElementDefinition;
