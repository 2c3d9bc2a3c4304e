import type { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { isActionStatus } from '../../domain/display/status.ts';
import type { AnswerOf } from '../../http/request.ts';

type Reimbursement = Pick<AnswerOf<typeof reimbursementsRequiringAction>[number], 'status'>;

/** Whether the record states a status. [SD-05] */
export const isStated = (status: Reimbursement['status']): boolean => String(status ?? '').trim() !== '';

/** The statuses that are shown as Denied because nobody knows them, for the console. [SD-05] [NET-14] */
export function unknownStatuses(answer: readonly Reimbursement[]): string | undefined {
  const statuses = answer.flatMap(({ status }) => (isStated(status) ? String(status) : []));
  const unknown = statuses.filter(status => !isActionStatus(status));
  return unknown.length
    ? `${unknown.length} of ${answer.length} reimbursements have a status that this list does not know and shows as Denied: ${named(unknown)}. It knows paid, approved, canceled, inReview, processingPayment, correctionRequired and denied.`
    : undefined;
}

const maxStatuses = 10;
const maxLength = 40;

/** The different statuses among these, shortened. [NET-14] */
const named = (statuses: readonly string[]): string =>
  [...new Set(statuses.map(status => `"${status.slice(0, maxLength)}"`))].slice(0, maxStatuses).join(', ');
