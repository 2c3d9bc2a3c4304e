import { reimbursementRowDocs } from '../../api/docs/reimbursements.ts';
import { rowFields } from '../../api/docs/shared-answers.ts';

/**
 * The columns of a list whose host states none. Of the columns that a host states, those with these keys (in any case)
 * are shown as amount, date, badge or actions, as here; others as texts. [RL-02] [TBL-01]
 */
export const reimbursementFields = rowFields(reimbursementRowDocs);
