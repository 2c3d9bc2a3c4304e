import { firstBatch, tableBatch } from '../../api/tables.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { breadcrumbsAttribute } from '../../screen/breadcrumbs-attribute.definition.ts';

export const definition = {
  tag: 'psp-reimbursement-list',
  summary: 'Lists reimbursements: search, a filter by status, sorting, pages and CSV export.',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      description: 'The address that answers with batches of reimbursements.',
      example: '/direct/reimbursement/site/12/api/list/',
    },
    listTitle: {
      type: 'text',
      description: 'What the list is for; it stands after the title.',
      example: 'Site S-0012',
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
  room: { narrow: 820, wide: 686 },
} as const satisfies ElementDefinition;
