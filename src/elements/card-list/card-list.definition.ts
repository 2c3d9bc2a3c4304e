import { firstBatch, tableBatch } from '../../api/tables.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { breadcrumbsAttribute } from '../../screen/breadcrumbs-attribute.definition.ts';

export const definition = {
  tag: 'psp-card-list',
  summary:
    'Lists the onsite reloadable ScoutPass cards, with whom they belong to and whether they are active.',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      description: 'The address that answers with batches of cards.',
      example: '/direct/site/12/cards/api/list/',
    },
    breadcrumbs: breadcrumbsAttribute,
  },
  events: {},
  calls: [
    { endpoint: tableBatch, early: { url: 'endpoint', query: { limit: `=${firstBatch}`, skip: '=0' } } },
  ],
  parts: {
    breadcrumbs: 'The way to the list, above the card.',
    card: 'The box around the list.',
    table: 'Toolbar, rows and pager.',
    progress: 'The bar that shows while rows are arriving.',
    notice: 'A message above the table.',
    dialog: 'The question before an incomplete export.',
    badge: 'A status in a cell.',
    failure: 'The card in place of a screen that cannot be shown.',
  },
  room: { narrow: 820, wide: 880 },
} as const satisfies ElementDefinition;
