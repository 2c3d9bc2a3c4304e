import { described } from '../../api/schemas/described.ts';
import { rowFields } from '../../api/schemas/lists.ts';
import { actions, amount, plainDay, status, text } from '../../api/schemas/shapes.ts';

/**
 * The columns with special behaviour, by their keys in any case; other columns are shown as texts. The amount and the
 * status are pinned beside the first column. [RQ-01]
 */
export const paymentFields = rowFields({
  reference: described(
    text,
    'Names the payment in its buttons, dialog and messages; without it, the text of the first column.',
    'ERR-700412',
  ),
  totalUSD: described(amount, 'The amount to approve, in US dollars; pinned.', '184.50'),
  total: described(amount, 'An amount in `payCurrency`; pinned.', '184.50'),
  payCurrency: described(text, 'The currency of `total`.', 'USD'),
  status: described(status, 'A badge and a filter; pinned.', 'inReview'),
  patientId: described(text, 'Shown in the dialog that asks why the payment is denied.', '508-012-0001'),
  studyName: described(text, 'A filter.', 'BREATHE-2'),
  payType: described(text, 'A filter.', 'Bank Transfer'),
  visitType: described(text, 'The visit; on phone cards with its date.', 'Week 12'),
  visitDate: described(plainDay, 'A date.', '2026-05-06'),
  'visitDate (CT)': described(plainDay, 'A date.'),
  activityDate: described(plainDay, 'A date.', '2026-05-06'),
  submittedOn: described(plainDay, 'A date.', '2026-05-07'),
  actions,
  approveReject: described(text, 'Left out: the buttons of the element replace such a column.'),
});
