import type { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { actionStatusShown, isActionStatus, type StatusDisplay } from '../../domain/display/status.ts';
import type { Language } from '../../domain/language/language.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

type Answer = AnswerOf<typeof reimbursementsRequiringAction>;

/** A reimbursement that requires an action, formatted for display. */
export interface PendingAction {
  readonly id: string;
  readonly patient: string;
  readonly submitted: string;
  /** Undefined if the record states none. [SD-05] */
  readonly status: StatusDisplay | undefined;
  /** As the record states it. */
  readonly total: string;
  /** The full address of its page; undefined if the host sent none, or one of another site. [NET-01] */
  readonly href: string | undefined;
}

/** Formats the answer. `resolveUrl` returns the full address of a link within this site, else undefined. [SD-02] */
export const pendingActions = (
  answer: Answer,
  resolveUrl: (href: string) => string | undefined,
  language: Language,
): PendingAction[] =>
  answer.map(({ id, patientId, totalUSD, submissionDate, status, view }) => ({
    id,
    patient: String(patientId ?? ''),
    submitted: shownDate(submissionDate, language),
    status: isStated(status) ? actionStatusShown(String(status), language) : undefined,
    total: String(totalUSD ?? ''),
    href: view ? resolveUrl(String(view)) : undefined,
  }));

const isStated = (status: Answer[number]['status']): boolean => String(status ?? '').trim() !== '';

/** The problems of an answer, for the console; of the records' values they name unknown statuses only. [SD-05] [NET-14] */
export function answerProblems(answer: Answer, actions: readonly PendingAction[]): string[] {
  const statuses = answer.flatMap(({ status }) => (isStated(status) ? String(status) : []));
  const unknown = statuses.filter(status => !isActionStatus(status));
  const refusedLinks = actions.filter(({ href }, index) => answer[index]?.view && !href).length;
  return [
    unknown.length &&
      `${unknown.length} of ${answer.length} reimbursements have a status that this list does not know and shows as Denied: ${named(unknown)}. It knows paid, approved, canceled, inReview, processingPayment, correctionRequired and denied.`,
    refusedLinks &&
      `${refusedLinks} of ${answer.length} reimbursements have a "view" that is not an address of this site and is not shown as a link. Use one that begins with "/".`,
  ].filter(problem => typeof problem === 'string');
}

const maxStatuses = 10;
const maxLength = 40;

/** The different statuses among these, shortened. [NET-14] */
const named = (statuses: readonly string[]): string =>
  [...new Set(statuses.map(status => `"${status.slice(0, maxLength)}"`))].slice(0, maxStatuses).join(', ');
