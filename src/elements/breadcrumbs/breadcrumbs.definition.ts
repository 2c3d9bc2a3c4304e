import { array, looseObject, nullish, string } from 'valibot';
import { described, formatted } from '../../api/schemas/described.ts';
import { addressFormat } from '../../api/schemas/formats.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-breadcrumbs',
  summary: 'Shows the breadcrumbs of this page.',
  attributes: {
    items: {
      type: 'json',
      required: true,
      schema: array(
        looseObject({
          label: described(string(), 'The name of the page.', 'Sites', { required: true }),
          href: described(
            formatted(nullish(string()), addressFormat),
            'Its address; the last page needs none.',
            '/direct/site/',
          ),
        }),
      ),
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
