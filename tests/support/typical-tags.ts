/** One tag per kind of screen. What holds for all tags is tested on these in `npm test`, on the others in the full run. */
export const typicalTags: readonly string[] = [
  'psp-table',
  'psp-review-queue',
  'psp-report-form',
  'psp-deposit-form',
  'psp-reimbursement-detail',
  'psp-my-studies',
];

/** The options of a test of this tag: tagged as slow unless the tag is typical. */
export const inFullRunUnlessTypical = (tag: string): { tags?: string[] } =>
  typicalTags.includes(tag) ? {} : { tags: ['slow'] };
