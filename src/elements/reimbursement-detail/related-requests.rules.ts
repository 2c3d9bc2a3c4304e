import type { otherReimbursements } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { currencyOf } from '../../domain/display/currency.ts';
import { parseRowActions } from '../../domain/display/row-action.ts';
import { type StatusDisplay, statusShown } from '../../domain/display/status.ts';
import type { Language } from '../../domain/language/language.ts';
import { textOf } from '../../domain/record-fields.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

/** The formatted texts of a related request; '' for what the host does not send. */
export interface RelatedRequest {
  readonly id: string;
  /** The id as a label; '' when the host sends none and `id` was made up for the list. */
  readonly name: string;
  readonly status: StatusDisplay;
  readonly visitType: string;
  readonly visitDate: string;
  readonly submittedOn: string;
  readonly payType: string;
  readonly total: string;
  readonly currency: string;
  /** The address of the request's page, as the host sends it. */
  readonly address: string | undefined;
}

/** The related requests of an answer; each links to its first action that needs no confirmation. [RD-04] */
export const relatedRequests = (
  answer: AnswerOf<typeof otherReimbursements>,
  language: Language,
): RelatedRequest[] =>
  answer.map(row => ({
    id: row.id,
    name: row.hasNoId ? '' : row.id,
    status: statusShown(textOf(row.status), language),
    visitType: textOf(row.visitType),
    visitDate: shownDate(textOf(row['visitDate (CT)']) || textOf(row.activityDate), language),
    submittedOn: shownDate(textOf(row.submittedOn), language),
    payType: textOf(row.payType),
    total: textOf(row.total),
    currency: currencyOf(textOf(row.payCurrency)),
    address: parseRowActions(row.actions).find(({ href, question }) => href && question === undefined)?.href,
  }));
