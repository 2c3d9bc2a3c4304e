import type { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates.ts';
import { actionStatusShown, isActionStatus, type ShownStatus } from '../../domain/display/status.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

type Answer = AnswerOf<typeof reimbursementsRequiringAction>;

/** A reimbursement that awaits an action, as it is shown. */
export interface PendingAction {
  readonly id: string;
  readonly patient: string;
  readonly submitted: string;
  readonly status: ShownStatus;
  /** As the record states it. */
  readonly total: string;
  /** The full address of its page; undefined where the host states none of this site. [NET-01] */
  readonly view: string | undefined;
}

/** `addressOf` gives the full address of one that stays on this site. [SD-02] */
export const pendingActions = (
  answer: Answer,
  addressOf: (stated: string) => string | undefined,
): PendingAction[] =>
  answer.map(({ id, patientId, totalUSD, submissionDate, status, view }) => ({
    id,
    patient: String(patientId ?? ''),
    submitted: shownDate(submissionDate?.date),
    status: actionStatusShown(String(status ?? '')),
    total: String(totalUSD ?? ''),
    view: view ? addressOf(String(view)) : undefined,
  }));

/** What is wrong with the answer, for the console: without a value of a record. [SD-03] [NET-01] [NET-14] */
export function flawsIn(answer: Answer, actions: readonly PendingAction[]): string[] {
  const unknown = answer.filter(({ status }) => !isActionStatus(String(status ?? ''))).length;
  const astray = actions.filter(({ view }, index) => answer[index]?.view && !view).length;
  return [
    unknown &&
      `${unknown} of ${answer.length} reimbursements have a status that this list does not know and shows as Denied. It knows paid, approved, canceled, inReview, processingPayment, correctionRequired and denied.`,
    astray &&
      `${astray} of ${answer.length} reimbursements have a "view" that is no address of this site, and no link. Use one that begins with "/".`,
  ].filter(flaw => typeof flaw === 'string');
}
