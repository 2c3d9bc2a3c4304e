import { approveReimbursement, denyReimbursement } from '../../api/reviews.ts';
import { firstBatch, tableBatch } from '../../api/tables.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-review-queue',
  summary: 'Lists the payments that need a review; each is approved at once or denied with a reason.',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      description: 'The address that answers with batches of the payments to review.',
      example: '/direct/reimbursement/site/12/review/api/list/',
    },
  },
  events: {
    'psp:approved': 'A payment was approved. Detail: `{id}`.',
    'psp:denied': 'A payment was denied. Detail: `{id}`.',
  },
  calls: [
    { endpoint: tableBatch, early: { url: 'endpoint', query: { limit: `=${firstBatch}`, skip: '=0' } } },
    { endpoint: approveReimbursement },
    { endpoint: denyReimbursement },
  ],
  parts: {
    card: 'The box around the queue.',
    table: 'Toolbar, rows and pager.',
    progress: 'The bar that shows while rows are arriving.',
    notice: 'A message above the table.',
    dialog: 'The question for the reason of a denial.',
    field: 'The field in that dialog.',
    badge: 'A status in a cell.',
    failure: 'The card in place of a screen that cannot be shown.',
  },
  room: { narrow: 820, wide: 705 },
} as const satisfies ElementDefinition;
