import type { ElementDefinition } from '../../embed/definition.ts';
import { breadcrumbsAttribute } from '../../screen/attributes/breadcrumbs-attribute.definition.ts';
import { listCall, pagingAttribute, tableParts } from '../../screen/lists/list.definition.ts';

import { reimbursementFields } from './reimbursement-list.fields.ts';

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
      description: 'What the list is for; shown after the title.',
      example: 'Site S-0012',
    },
    breadcrumbs: breadcrumbsAttribute,
    paging: pagingAttribute,
  },
  events: {},
  calls: [{ ...listCall, rowFields: reimbursementFields }],
  parts: {
    breadcrumbs: 'The breadcrumbs above the card.',
    card: 'The box around the list.',
    ...tableParts,
    dialog: 'The question before an incomplete export.',
    badge: 'A status in a cell.',
  },
  reservedSpace: { narrow: 820, wide: 686 },
} as const satisfies ElementDefinition;
