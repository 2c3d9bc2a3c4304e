import { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './pending-actions.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists the reimbursements of a site that require an action, each with a link to its page.',
  attributes: { siteId: 'The site whose reimbursements are listed.' },
  calls: [{ endpoint: reimbursementsRequiringAction, prefetch: {} }],
  leadsTo: {
    '/direct/reimbursement/site/{siteId}/list/': 'View More, below the list; `{siteId}` is `data-site-id`.',
  },
  parts: ['card', 'table', 'item', 'skeleton', 'notice', 'badge'],
  reservedSpace: { narrow: 913, wide: 595 },
});
