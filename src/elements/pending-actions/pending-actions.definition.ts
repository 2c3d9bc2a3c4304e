import { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-pending-actions',
  summary: 'Lists the reimbursements of a site that require an action, each with a link to its page.',
  attributes: {
    siteId: {
      type: 'text',
      required: true,
      description: 'The site whose reimbursements are listed.',
      example: '12',
    },
  },
  events: {},
  calls: [{ endpoint: reimbursementsRequiringAction, prefetch: { path: { siteId: 'siteId' } } }],
  leadsTo: {
    '/direct/reimbursement/site/{siteId}/list/': 'View More, below the list; `{siteId}` is `data-site-id`.',
  },
  parts: {
    card: 'The box around the list.',
    table: 'The reimbursements.',
    skeleton: 'The placeholder lines while the reimbursements load.',
    notice: 'A message above the list.',
    badge: 'The status of a reimbursement.',
  },
  reservedSpace: { narrow: 820, wide: 595 },
} as const satisfies ElementDefinition;
