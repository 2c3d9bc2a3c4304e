import { otherReimbursements } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/reimbursement-detail/reimbursement-detail.tsx';
import { answering } from './answers/answering.ts';
import { type SentFor, to } from './answers/host.ts';
import { shown } from './screen.ts';

/** Shows the reimbursement; the host answers with the related requests. */
export async function showDetail(
  record: object,
  attributes: object = {},
  related: SentFor<typeof otherReimbursements> = [],
) {
  const sent = answering(to(otherReimbursements, related));
  const screen = await shown(element, { 'data-reimbursement': { id: '700412', ...record }, ...attributes });
  return { screen, sent };
}
