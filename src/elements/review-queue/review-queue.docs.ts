import { amountFormat, dayFormat, sharedFields, statusesFormat } from '../../api/docs/shared-fields.ts';
import { approveReimbursement, denyReimbursement } from '../../api/reviews.ts';
import { reimbursementStatuses } from '../../domain/display/status.ts';
import { field } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { listCall, pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './review-queue.definition.ts';

const date = field('Shown as a date.', '2026-05-06', dayFormat);

/**
 * The columns with special behaviour, by their keys in any case; other columns are shown as texts. The amount and the
 * status are pinned beside the first column. [RQ-01]
 */
export const paymentFields = {
  reference: field(
    'Names the payment in its buttons, dialog and messages; without it, the text of the first column.',
    'ERR-700412',
  ),
  totalUSD: field(
    'The amount to approve, in US dollars; stays in sight while other columns scroll.',
    '184.50',
    amountFormat,
  ),
  total: field('An amount in `payCurrency`; stays in sight, too.', '184.50', amountFormat),
  payCurrency: field('The currency of `total`.', 'USD'),
  status: field(
    'A badge and a filter; stays in sight, too.',
    'inReview',
    statusesFormat(reimbursementStatuses),
  ),
  patientId: field('Shown in the dialog that asks why the payment is denied.', '508-012-0001'),
  studyName: field('Has a filter.', 'BREATHE-2'),
  payType: field('Has a filter.', 'Bank Transfer'),
  visitDate: date,
  'visitDate (CT)': field('Shown as a date.', undefined, dayFormat),
  activityDate: date,
  submittedOn: { ...date, example: '2026-05-07' },
  actions: sharedFields.actions,
  approveReject: field('Left out: the buttons of the element replace such a column.'),
};

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
