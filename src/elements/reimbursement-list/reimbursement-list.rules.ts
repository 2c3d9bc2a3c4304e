import { reimbursementStatuses } from '../../domain/display/status.ts';
import { paymentColumn, reimbursementColumns } from '../../screen/lists/payment-columns.ts';
import type { Column } from '../../table/engine/columns.ts';

/** What the list shows of hosts that state no columns, and what stands for theirs until they come. [RL-02] */
export const ownColumns = reimbursementColumns(reimbursementStatuses);

/** The columns of the answer with what is known of their fields; the status can be filtered by. [TBL-01] [RL-02] */
export const listColumns = (stated: readonly Column[]): readonly Column[] =>
  stated.length
    ? stated.map(column =>
        paymentColumn({ ...column, filter: isStatus(column) ? reimbursementStatuses : undefined }),
      )
    : ownColumns;

const isStatus = ({ key }: Column): boolean => key.toLowerCase() === 'status';
