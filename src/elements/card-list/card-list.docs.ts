import { documentedElement } from '../../embed/documented-element.ts';
import { breadcrumbsDocs } from '../../screen/attributes/attributes.docs.ts';
import { listCall, pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './card-list.definition.ts';
import { cardFields } from './card-list.fields.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists the onsite reloadable ScoutPass cards, with their patients and whether they are active.',
  attributes: {
    endpoint: 'The address from which the cards are loaded in batches.',
    breadcrumbs: breadcrumbsDocs,
    paging: pagingDocs,
  },
  calls: [{ ...listCall, rowFields: cardFields, hasFixedColumns: true }],
  parts: ['breadcrumbs', 'card', ...tableParts, 'dialog', 'badge'],
  reservedSpace: { narrow: 820, wide: 880 },
});
