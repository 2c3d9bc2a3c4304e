import { approveReimbursement, denyReimbursement } from '../../api/reviews.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { listCall, pagingAttribute, tableParts } from '../../screen/lists/list.definition.ts';

import { paymentFields } from './review-queue.fields.ts';

export const definition = {
  tag: 'psp-review-queue',
  summary: 'Lists the payments that need a review; each can be approved directly or denied with a reason.',
  attributes: {
    endpoint: {
      type: 'path',
      required: true,
      description: 'The address that answers with batches of the payments to review.',
      example: '/direct/reimbursement/site/12/review/api/list/',
    },
    paging: pagingAttribute,
  },
  events: {
    'psp:approved': 'A payment was approved. Detail: `{id}`.',
    'psp:denied': 'A payment was denied. Detail: `{id}`.',
  },
  calls: [
    { ...listCall, rowFields: paymentFields },
    { endpoint: approveReimbursement },
    { endpoint: denyReimbursement },
  ],
  parts: {
    card: 'The box around the queue.',
    ...tableParts,
    dialog: 'The dialog that asks for the reason of a denial.',
    field: 'The field in that dialog.',
    badge: 'A status in a cell.',
  },
  reservedSpace: { narrow: 820, wide: 677 },
} as const satisfies ElementDefinition;
