import { documentedElement } from '../../embed/documented-element.ts';
import { breadcrumbsDocs } from '../../screen/attributes/attributes.docs.ts';
import { definition } from './breadcrumbs.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Shows the breadcrumbs of this page.',
  attributes: {
    items: {
      description:
        'The pages from the first one down to this one. The last entry is this page and not a link.',
      fields: breadcrumbsDocs.fields,
    },
  },
  parts: ['breadcrumbs'],
  reservedSpace: { narrow: 44, wide: 24 },
});
