import { reimbursementRowDocs } from '../../api/docs/reimbursements.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { breadcrumbsDocs } from '../../screen/attributes/attributes.docs.ts';
import { listCall, pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './reimbursement-list.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists reimbursements: search, a filter by status, sorting, pages and CSV export.',
  attributes: {
    endpoint: 'The address that answers with batches of reimbursements.',
    listTitle: 'What the list is for; shown after the title.',
    breadcrumbs: breadcrumbsDocs,
    paging: pagingDocs,
  },
  // Also the columns of a list whose host states none. Of the columns that a host states, those with these keys (in any
  // case) are shown as amount, date, badge or actions, as here; others as texts. [RL-02] [TBL-01]
  calls: [{ ...listCall, rowFields: reimbursementRowDocs, hasDefaultColumns: true }],
  parts: ['breadcrumbs', 'card', ...tableParts, 'dialog', 'badge'],
  reservedSpace: { narrow: 820, wide: 686 },
});
