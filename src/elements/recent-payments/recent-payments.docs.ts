import { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './recent-payments.definition.ts';

export const documented = documentedElement(definition, {
  summary:
    'Shows patients on their phones which payments were updated last; in windows wider than 991 pixels nothing.',
  attributes: {},
  // No prefetch: in wide windows the element makes no call.
  calls: [{ endpoint: recentlyUpdatedPayments }],
  parts: ['card', 'table', 'item', 'badge', 'skeleton', 'notice'],
  reservedSpace: { narrow: 652, wide: 652, below: 992 },
});
