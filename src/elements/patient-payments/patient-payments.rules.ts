import { reimbursementStatuses } from '../../domain/display/status.ts';
import { paymentColumn, reimbursementColumns } from '../../screen/lists/payment-columns.ts';
import type { Column } from '../../table/engine/columns.ts';

/** The tabs, in their order. [PAY-01] */
export const tabNames = ['advance-payment', 'reimbursement'] as const;

export type TabName = (typeof tabNames)[number];

/** The tab to begin with: the one that was chosen last, else what the page says. [PAY-01] */
export const firstTab = (remembered: unknown, stated: TabName): TabName =>
  tabNames.find(name => name === remembered) ?? stated;

/** What is shown of advance payments. [PAY-01] */
export const advancePaymentColumns: readonly Column[] = [
  { key: 'id', title: 'ID' },
  { key: 'visitType', title: 'Visit Type' },
  { key: 'visitDate', title: 'Visit Date' },
  { key: 'study', title: 'Study' },
  { key: 'payType', title: 'Pay Type' },
  { key: 'payCurrency', title: 'Pay Currency' },
  { key: 'requestId', title: 'Travel Request ID' },
].map(paymentColumn);

/** What is shown of reimbursements. [PAY-01] */
export const ownReimbursementColumns = reimbursementColumns(reimbursementStatuses);

/** Rows that are known by `_id.$oid` alone, under that id. [NET-08] */
export const identifiedRows = (rows: readonly unknown[]): unknown[] => rows.map(identifiedRow);

function identifiedRow(row: unknown): unknown {
  const { id, _id } = Object(row);
  return id === undefined && _id?.$oid ? { ...Object(row), id: _id.$oid } : row;
}
