import { addressFormat } from '../../api/docs/formats.ts';
import { withFields } from '../../api/docs/with-fields.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './breadcrumbs.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Shows the breadcrumbs of this page.',
  attributes: {
    items: {
      description:
        'The pages from the first one down to this one. The last entry is this page and not a link.',
      schema: withFields(definition.attributes.items.schema, {
        label: { description: 'The name of the page.', example: 'Sites', required: true },
        href: {
          description: 'Its address; the last page needs none.',
          example: '/direct/site/',
          format: addressFormat,
        },
      }),
    },
  },
  parts: ['breadcrumbs'],
  reservedSpace: { narrow: 44, wide: 24 },
});
