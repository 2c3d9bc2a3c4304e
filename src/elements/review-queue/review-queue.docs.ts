import { approveReimbursement, denyReimbursement } from '../../api/reviews.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { listCall, pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './review-queue.definition.ts';
import { paymentFields } from './review-queue.fields.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists the payments that need a review; each can be approved directly or denied with a reason.',
  attributes: {
    endpoint: 'The address that answers with batches of the payments to review.',
    paging: pagingDocs,
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
  parts: ['card', ...tableParts, 'dialog', 'field', 'badge'],
  reservedSpace: { narrow: 820, wide: 677 },
});
