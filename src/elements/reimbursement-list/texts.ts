/** The visible texts of psp-reimbursement-list. */
export const texts = {
  title: 'Reimbursement List',
  /** Follows the title. */
  subtitle: (listTitle: string) => `for ${listTitle}`,
  loading: 'Looking up reimbursements...',
} as const;
