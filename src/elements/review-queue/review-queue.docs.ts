import { amountFormat, dayFormat, sharedFields, statusesFormat } from '../../api/docs/shared-fields.ts';
import { rowFields } from '../../api/docs/with-fields.ts';
import { approveReimbursement, denyReimbursement } from '../../api/reviews.ts';
import { reimbursementStatuses } from '../../domain/display/status.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { listCall, pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './review-queue.definition.ts';

const date = { description: 'A date.', example: '2026-05-06', format: dayFormat };

/**
 * The columns with special behaviour, by their keys in any case; other columns are shown as texts. The amount and the
 * status are pinned beside the first column. [RQ-01]
 */
export const paymentFields = rowFields({
  reference: {
    description:
      'Names the payment in its buttons, dialog and messages; without it, the text of the first column.',
    example: 'ERR-700412',
  },
  totalUSD: {
    description: 'The amount to approve, in US dollars; pinned.',
    example: '184.50',
    format: amountFormat,
  },
  total: { description: 'An amount in `payCurrency`; pinned.', example: '184.50', format: amountFormat },
  payCurrency: { description: 'The currency of `total`.', example: 'USD' },
  status: {
    description: 'A badge and a filter; pinned.',
    example: 'inReview',
    format: statusesFormat(reimbursementStatuses),
  },
  patientId: {
    description: 'Shown in the dialog that asks why the payment is denied.',
    example: '508-012-0001',
  },
  studyName: { description: 'A filter.', example: 'BREATHE-2' },
  payType: { description: 'A filter.', example: 'Bank Transfer' },
  visitDate: date,
  'visitDate (CT)': { description: 'A date.', format: dayFormat },
  activityDate: date,
  submittedOn: { ...date, example: '2026-05-07' },
  actions: sharedFields.actions,
  approveReject: { description: 'Left out: the buttons of the element replace such a column.' },
});

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
