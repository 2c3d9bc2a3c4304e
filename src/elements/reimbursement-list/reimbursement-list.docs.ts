import { documentedElement } from '../../embed/documented-element.ts';
import { breadcrumbsDocs } from '../../screen/attributes/attributes.docs.ts';
import { listCall, pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './reimbursement-list.definition.ts';
import { reimbursementFields } from './reimbursement-list.fields.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists reimbursements: search, a filter by status, sorting, pages and CSV export.',
  attributes: {
    endpoint: 'The address that answers with batches of reimbursements.',
    listTitle: 'What the list is for; shown after the title.',
    breadcrumbs: breadcrumbsDocs,
    paging: pagingDocs,
  },
  calls: [{ ...listCall, rowFields: reimbursementFields, hasDefaultColumns: true }],
  parts: ['breadcrumbs', 'card', ...tableParts, 'dialog', 'badge'],
  reservedSpace: { narrow: 820, wide: 686 },
});
