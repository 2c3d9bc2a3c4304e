import type { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { actionStatusShown, isActionStatus, type StatusDisplay } from '../../domain/display/status.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

type Answer = AnswerOf<typeof reimbursementsRequiringAction>;

/** A reimbursement that requires an action, formatted for display. */
export interface PendingAction {
  readonly id: string;
  readonly patient: string;
  readonly submitted: string;
  readonly status: StatusDisplay;
  /** As the record states it. */
  readonly total: string;
  /** The full address of its page; undefined if the host sent none, or one of another site. [NET-01] */
  readonly href: string | undefined;
}

/** Formats the answer. `resolveUrl` returns the full address of a link within this site, else undefined. [SD-02] */
export const pendingActions = (
  answer: Answer,
  resolveUrl: (href: string) => string | undefined,
): PendingAction[] =>
  answer.map(({ id, patientId, totalUSD, submissionDate, status, view }) => ({
    id,
    patient: String(patientId ?? ''),
    submitted: shownDate(submissionDate?.date),
    status: actionStatusShown(String(status ?? '')),
    total: String(totalUSD ?? ''),
    href: view ? resolveUrl(String(view)) : undefined,
  }));

/** The problems of an answer, for the console; they contain no values of the records. [SD-03] [NET-01] [NET-14] */
export function answerProblems(answer: Answer, actions: readonly PendingAction[]): string[] {
  const unknownStatuses = answer.filter(({ status }) => !isActionStatus(String(status ?? ''))).length;
  const refusedLinks = actions.filter(({ href }, index) => answer[index]?.view && !href).length;
  return [
    unknownStatuses &&
      `${unknownStatuses} of ${answer.length} reimbursements have a status that this list does not know and shows as Denied. It knows paid, approved, canceled, inReview, processingPayment, correctionRequired and denied.`,
    refusedLinks &&
      `${refusedLinks} of ${answer.length} reimbursements have a "view" that is no address of this site, and no link. Use one that begins with "/".`,
  ].filter(problem => typeof problem === 'string');
}
