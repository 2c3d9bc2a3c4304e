import type { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { type StatusDisplay, statusShown } from '../../domain/display/status.ts';
import type { Language } from '../../domain/language/language.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

type Answer = AnswerOf<typeof recentlyUpdatedPayments>;

/** The formatted texts of a payment; '' for what the host does not send. */
export interface PaymentSummary {
  readonly id: string;
  /** '' if the host sends no id. */
  readonly reference: string;
  /** As sent by the host; may be an amount or any other text. */
  readonly total: string;
  readonly status: StatusDisplay | undefined;
  readonly patient: string;
  readonly visitDate: string;
  readonly submittedOn: string;
  readonly method: string;
  readonly site: string;
  /** The full URL of the payment's page; undefined when the host sends none or one of another site. [NET-01] */
  readonly view: string | undefined;
}

/** `sameSiteUrl` returns the full URL of an address of this site, and undefined for any other. [PD-03] */
export const paymentSummaries = (
  answer: Answer,
  sameSiteUrl: (address: unknown) => string | undefined,
  language: Language,
): PaymentSummary[] =>
  answer.map(
    ({
      id,
      hasNoId,
      totalUSD,
      status,
      patientId,
      visitDate,
      submittedOn,
      paymentPreference,
      site,
      viewRoute,
    }) => ({
      id,
      reference: hasNoId ? '' : id,
      total: String(totalUSD ?? ''),
      status: status ? statusShown(String(status), language) : undefined,
      patient: String(patientId ?? ''),
      visitDate: shownDate(visitDate, language),
      submittedOn: shownDate(submittedOn, language),
      method: String(paymentPreference ?? ''),
      site: String(site?.siteId ?? ''),
      view: sameSiteUrl(viewRoute),
    }),
  );
