import { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './pending-actions.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists the reimbursements of a site that require an action, each with a link to its page.',
  attributes: { siteId: 'The site whose reimbursements are listed.' },
  calls: [{ endpoint: reimbursementsRequiringAction, prefetch: { path: { siteId: 'siteId' } } }],
  leadsTo: {
    '/direct/reimbursement/site/{siteId}/list/': 'View More, below the list; `{siteId}` is `data-site-id`.',
  },
  parts: {
    card: 'The box around the list.',
    table: 'The reimbursements.',
    item: 'A reimbursement.',
    skeleton: 'The placeholder lines while the reimbursements load.',
    notice: 'A message above the list.',
    badge: 'The status of a reimbursement.',
  },
  reservedSpace: { narrow: 820, wide: 595 },
});
