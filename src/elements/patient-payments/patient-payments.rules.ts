import { reimbursementStatuses } from '../../domain/display/status.ts';
import { paymentColumn, reimbursementColumns } from '../../screen/payments/payment-columns.ts';
import { screenTexts } from '../../screen/texts.ts';
import type { Column } from '../../table/engine/columns.ts';
import { texts } from './texts.ts';

/** The tabs in their order. [PAY-01] */
export const tabNames = ['advance-payment', 'reimbursement'] as const;

export type TabName = (typeof tabNames)[number];

/** The initial tab: the one from the browser's history if there is one, else that of the page's attribute. [PAY-01] */
export const initialTab = (fromHistory: unknown, fromAttribute: TabName): TabName =>
  tabNames.find(name => name === fromHistory) ?? fromAttribute;

const { labels } = screenTexts;

type CardPlaces = Readonly<Record<string, Column['card']>>;

const placedOnCard = (columns: readonly Column[], places: CardPlaces): readonly Column[] =>
  columns.map(column => ({ ...column, card: places[column.key] }));

/** [PAY-01] [UI-19] */
export const advancePaymentColumns = placedOnCard(
  [
    { key: 'id', title: labels.id },
    { key: 'visitType', title: labels.visitType },
    { key: 'visitDate', title: labels.visitDate },
    { key: 'study', title: labels.study },
    { key: 'payType', title: labels.payType },
    { key: 'payCurrency', title: labels.payCurrency },
    { key: 'requestId', title: texts.advancePayments.travelRequestId },
  ].map(paymentColumn),
  { visitType: 'title', study: 'fact', payType: 'fact' },
);

/** [PAY-01] [UI-19] */
export const patientReimbursementColumns = placedOnCard(reimbursementColumns(reimbursementStatuses), {
  total: 'title',
  visitType: 'fact',
  payType: 'fact',
});

/** Gives rows that are identified only by `_id.$oid` that value as their `id`. [NET-08] */
export const withIds = (rows: readonly unknown[]): unknown[] => rows.map(withId);

function withId(row: unknown): unknown {
  const { id, _id } = Object(row);
  return id === undefined && _id?.$oid ? { ...Object(row), id: _id.$oid } : row;
}
