/** One tag per kind of screen. What holds for all tags is tested on these in `npm test`, on the others in the full run. */
export const typicalTags: readonly string[] = [
  'psp-table',
  'psp-review-queue',
  'psp-report-form',
  'psp-deposit-form',
  'psp-reimbursement-detail',
  'psp-my-studies',
];
