import { approveReimbursement, denyReimbursement } from '../reviews.ts';
import type { DocumentedCall } from './documented-call.ts';
import { withFields } from './with-fields.ts';

const answerOfApproveReimbursement = withFields(approveReimbursement.answer, {
  result: {
    description: 'What proves that the decision was carried out.',
    example: 'success',
    required: true,
  },
});

/** The calls of src/api/reviews.ts with what documentation says about them. */
export const reviewsCalls: readonly DocumentedCall[] = [
  {
    ...approveReimbursement,
    summary: 'Approves a reimbursement from the review queue.',
    answer: answerOfApproveReimbursement,
    fields: { quickApprove: 'true' },
  },
  {
    ...denyReimbursement,
    summary: 'Denies a reimbursement from the review queue.',
    answer: answerOfApproveReimbursement,
    fields: { quickDeny: 'true', reason: 'Why it is denied.' },
  },
];
