import type { ElementDefinition } from '../../embed/definition.ts';
import { breadcrumbsAttribute } from '../../screen/attributes/breadcrumbs-attribute.definition.ts';
import { listCall, pagingAttribute, tableParts } from '../../screen/lists/list.definition.ts';

import { cardFields } from './card-list.fields.ts';

export const definition = {
  tag: 'psp-card-list',
  summary: 'Lists the onsite reloadable ScoutPass cards, with their patients and whether they are active.',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      description: 'The address from which the cards are loaded in batches.',
      example: '/direct/site/12/cards/api/list/',
    },
    breadcrumbs: breadcrumbsAttribute,
    paging: pagingAttribute,
  },
  events: {},
  calls: [{ ...listCall, rowFields: cardFields, hasFixedColumns: true }],
  parts: {
    breadcrumbs: 'The breadcrumbs above the card.',
    card: 'The box around the list.',
    ...tableParts,
    dialog: 'The confirmation dialog before an incomplete export.',
    badge: 'A status in a cell.',
  },
  reservedSpace: { narrow: 820, wide: 880 },
} as const satisfies ElementDefinition;
