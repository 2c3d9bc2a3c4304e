import { approveReimbursement, denyReimbursement } from '../../api/reviews.ts';
import { firstBatch, tableBatch } from '../../api/tables.ts';
import { currencyText } from '../../domain/display/currency.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { post } from '../../http/post.ts';
import { type DecisionPlan, useDecisionPlan, useRowDecisions } from '../../screen/decisions/row-decisions.ts';
import { useRows } from '../../screen/lists/use-rows.ts';
import type { Screen } from '../../screen/screen.ts';
import type { TableRow } from '../../table/view/table-row.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import type { definition } from './review-queue.definition.ts';
import { amountKey, type Choice, postedDecision, queueColumns, told } from './review-queue.rules.ts';

/** A payment as it is decided on. */
export interface Payment {
  readonly id: string;
  /** What it is called: its reference, or whatever its first column shows. */
  readonly name: string;
  /** As shown, in US dollars; empty where the list has none. */
  readonly amount: string;
  readonly patient: string;
}

/** The payments to review, and what is decided on each. [RQ-01] to [RQ-05] */
export function useReviewQueue({ attributes, page, element }: ViewProps<typeof definition>) {
  const screen = { page, element, notices: useNotices() };
  const decisions = useRowDecisions<Payment, Choice>(element.host);
  const source = useRows(screen, {
    endpoint: tableBatch,
    target: { url: attributes.endpoint },
    limit: firstBatch,
    mapColumns: queueColumns,
    removing: () => decisions.removing,
  });
  useDecisionPlan(decisions, planOf(screen, source));
  return { screen, source, decisions };
}

const planOf = (screen: Screen, source: DecisionPlan['source']): DecisionPlan<Payment, Choice> => ({
  screen,
  source,
  send: ({ id }, choice, reason, keyOf) => {
    const json = postedDecision(choice, reason);
    const idempotencyKey = keyOf(JSON.stringify(json));
    const endpoint = choice === 'approve' ? approveReimbursement : denyReimbursement;
    return post(endpoint, { path: { id }, json, page: screen.page, idempotencyKey });
  },
  done: ({ id, name, amount }, choice) => {
    const news = amount ? `${name} ${told[choice].past}: ${amount}.` : `${name} ${told[choice].past}.`;
    screen.notices.show('success', news, 6000);
    screen.element.emit(choice === 'approve' ? 'psp:approved' : 'psp:denied', { id });
  },
  unknown: choice => `It is not known whether this request was ${told[choice].past}.`,
  undone: choice => `This request was not ${told[choice].past}. Try again.`,
  handled: ({ name }) => `${name} is no longer waiting for review.`,
});

/** The payment that a row of the table shows. */
export function paymentIn(row: TableRow): Payment {
  const amount = currencyText(row.text(amountKey));
  return {
    id: row.id,
    name: row.text('reference') || row.name || row.id,
    amount: amount && `${amount} USD`,
    patient: row.text('patientId'),
  };
}
