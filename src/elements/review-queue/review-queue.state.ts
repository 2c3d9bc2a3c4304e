import { useMemo, useRef, useState } from 'react';
import { approveReimbursement, denyReimbursement } from '../../api/reviews.ts';
import { tableBatch } from '../../api/tables.ts';
import type { ViewProps } from '../../embed/element.ts';
import { HttpError, RequestError, SessionExpiredError } from '../../http/errors.ts';
import { idempotencyKeys } from '../../http/idempotency-key.ts';
import { post } from '../../http/post.ts';
import { tellFailure } from '../../screen/failure-notice.tsx';
import { useRows } from '../../screen/use-rows.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import { useNotices } from '../../ui/notices.tsx';
import type { definition } from './review-queue.definition.ts';
import { type Decision, postedDecision, queueColumns } from './review-queue.rules.ts';

/** How a decision on one payment stands. `unknown`: it may have been carried out, so nothing is sent before a look. */
export interface Standing {
  readonly state: 'sending' | 'refused' | 'unknown' | 'checking';
  readonly decision: Decision;
  readonly message?: string;
}

/** The payments to review, what is decided on each, and what became of it. [RQ-01] to [RQ-04] */
export function useReviewQueue({ attributes, page, element }: ViewProps<typeof definition>) {
  const notices = useNotices();
  const flights = useRef(new Set<string>());
  const [standings, setStandings] = useState<ReadonlyMap<string, Standing>>(new Map());
  const [said, say] = useState('');
  const keys = useMemo(idempotencyKeysByRow, []);
  const source = useRows({
    endpoint: tableBatch,
    url: attributes.endpoint,
    page,
    limit: 2500,
    mapColumns: queueColumns,
    notices,
    report: element.report,
    leaving: () => flights.current.size,
  });
  const stand = (id: string, standing: Standing | undefined) =>
    setStandings(before => {
      const after = new Map(before);
      if (standing) after.set(id, standing);
      else after.delete(id);
      return after;
    });

  /** One thing at a time for each payment; refused before React knows of the first. */
  const alone = async (id: string, work: () => Promise<void>) => {
    if (flights.current.has(id)) return;
    flights.current.add(id);
    try {
      await work();
    } finally {
      flights.current.delete(id);
    }
  };

  const decide = (row: TableRow, decision: Decision, reason = '') =>
    alone(row.id, async () => {
      const json = postedDecision(decision, reason);
      stand(row.id, { state: 'sending', decision });
      try {
        await post(decision === 'approve' ? approveReimbursement : denyReimbursement, {
          path: { id: row.id },
          json,
          page,
          idempotencyKey: keys.of(row.id).keyOf(JSON.stringify(json)),
        });
        leave(row, `${nameOf(row)} ${past[decision]}.`);
        element.emit(decision === 'approve' ? 'psp:approved' : 'psp:denied', { id: row.id });
      } catch (error) {
        await tellUndone(row, decision, error);
      }
    });

  const leave = (row: TableRow, news: string) => {
    stand(row.id, undefined);
    source.remove(row.id);
    say(news);
  };

  const tellUndone = async (row: TableRow, decision: Decision, error: unknown) => {
    if (!(error instanceof RequestError)) throw error;
    element.report(error);
    if (error instanceof SessionExpiredError) tellFailure(notices, error);
    const { message } = error;
    if (isHandled(error)) return look(row, { state: 'refused', decision, message });
    if (error.outcomeUnknown) stand(row.id, unknown(decision, message));
    else stand(row.id, { state: 'refused', decision, message });
  };

  /** Reads the list anew: a payment that is no longer in it has been handled, by whomever. */
  const look = async (row: TableRow, otherwise: Standing) => {
    stand(row.id, { ...otherwise, state: 'checking' });
    try {
      if (await source.isStillThere(row.id)) return stand(row.id, otherwise);
      leave(row, '');
      notices.tell('info', `${nameOf(row)} is no longer waiting for review.`);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      element.report(error);
      stand(row.id, unknown(otherwise.decision, error.message));
    }
  };

  return {
    notices,
    source,
    said,
    standingOf: (id: string) => standings.get(id),
    decide,
    check: (row: TableRow, decision: Decision) =>
      alone(row.id, () =>
        look(row, {
          state: 'refused',
          decision,
          message: `This request was not ${past[decision]}. Try again.`,
        }),
      ),
  };
}

/** What a payment is called: its reference, or whatever its first column shows. */
export const nameOf = (row: TableRow): string => row.text('reference') || row.name || row.id;

const past = { approve: 'approved', deny: 'denied' } as const;

const unknown = (decision: Decision, why: string): Standing => ({
  state: 'unknown',
  decision,
  message: `It is not known whether this request was ${past[decision]}. ${why}`,
});

// Somebody else was faster, or the payment is gone altogether.
const isHandled = (error: RequestError): boolean =>
  error instanceof HttpError && [404, 409, 412].includes(error.status);

function idempotencyKeysByRow() {
  const rows = new Map<string, ReturnType<typeof idempotencyKeys>>();
  return {
    of(id: string) {
      const keys = rows.get(id) ?? idempotencyKeys();
      rows.set(id, keys);
      return keys;
    },
  };
}
