import { paymentColumn } from '../../screen/lists/payment-columns.ts';
import type { Column } from '../../table/engine/columns.ts';

/** What is done with a payment. */
export type Choice = 'approve' | 'deny';

/** How a choice is told: while it is on its way, and when it is done. */
export const told = {
  approve: { sending: 'Approving…', done: 'Approved', past: 'approved' },
  deny: { sending: 'Denying…', done: 'Denied', past: 'denied' },
} as const satisfies Record<Choice, object>;

/** The column of the amount that is decided on. [RQ-01] */
export const amountKey = 'totalUSD';

// What a queue is worked through by, where the answer has it. [TBL-04]
const filtered = ['status', 'studyname', 'paytype'];

/** What stands for the filters until the answer says which there are. */
export const awaitedColumns: readonly Column[] = [
  { key: 'status', title: 'Status', filter: [] },
  { key: 'studyName', title: 'Study', filter: [] },
  { key: 'payType', title: 'Pay Type', filter: [] },
];

/**
 * The columns of the answer, amount and status moved up beside what names the payment, and in sight whatever scrolls:
 * nobody is to decide without seeing them. The queue's own controls stand in place of a column that the host has for
 * them. [RQ-01]
 */
export function queueColumns(stated: readonly Column[]): Column[] {
  const columns = stated
    .filter(({ key }) => key.toLowerCase() !== 'approvereject')
    .map(column => paymentColumn({ ...column, filter: filtered.includes(column.key.toLowerCase()) }));
  const isDecisive = ({ type }: Column) => type === 'amount' || type === 'status';
  const [name, ...rest] = columns.filter(column => !isDecisive(column));
  const first = [...(name ? [name] : []), ...ofType(columns, 'amount'), ...ofType(columns, 'status')];
  return [...first.map(column => ({ ...column, pinned: true })), ...rest];
}

const ofType = (columns: readonly Column[], wanted: string) => columns.filter(({ type }) => type === wanted);

/** What is posted. [RQ-02] */
export const postedDecision = (choice: Choice, reason: string): object =>
  choice === 'approve' ? { quickApprove: true } : { quickDeny: true, reason };
