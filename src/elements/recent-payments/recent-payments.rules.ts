import type { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates.ts';
import { type ShownStatus, statusShown } from '../../domain/display/status.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

type Answer = AnswerOf<typeof recentlyUpdatedPayments>;

/** A payment as it is shown; what is not stated is empty. */
export interface ShownPayment {
  readonly id: string;
  /** As the record states it. */
  readonly total: string;
  readonly status: ShownStatus | undefined;
  readonly visited: string;
  readonly submitted: string;
  readonly method: string;
  readonly site: string;
  /** The full address of its page; undefined where the host states none of this site. [NET-01] */
  readonly view: string | undefined;
}

/** `addressOf` gives the full address of one that stays on this site. [PD-03] */
export const shownPayments = (
  answer: Answer,
  addressOf: (stated: unknown) => string | undefined,
): ShownPayment[] =>
  answer.map(({ id, totalUSD, status, visitDate, submittedOn, paymentPreference, site, viewRoute }) => ({
    id,
    total: String(totalUSD ?? ''),
    status: status ? statusShown(String(status)) : undefined,
    visited: shownDate(visitDate),
    submitted: shownDate(submittedOn),
    method: String(paymentPreference ?? ''),
    site: String(site?.siteId ?? ''),
    view: addressOf(viewRoute),
  }));
