import { approveReimbursement } from '../reviews.ts';
import { withFields } from './with-fields.ts';

export const describedApproveReimbursement = withFields(approveReimbursement.answer, {
  result: {
    description: 'What proves that the decision was carried out.',
    example: 'success',
    required: true,
  },
});
