import { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-recent-payments',
  summary: 'Shows patients on their phones which payments were updated last; in wider windows nothing.',
  attributes: {},
  events: {},
  // No prefetch: in wide windows the element makes no call.
  calls: [{ endpoint: recentlyUpdatedPayments }],
  parts: {
    card: 'The box around the payments.',
    item: 'A payment.',
    badge: 'The status of a payment.',
    skeleton: 'The placeholder lines while the payments load.',
    notice: 'A message above the payments.',
  },
  reservedSpace: { narrow: 600, wide: 400, below: 992 },
} as const satisfies ElementDefinition;
