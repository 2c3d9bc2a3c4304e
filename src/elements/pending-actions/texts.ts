/** The texts that people read in this element. */
export const texts = {
  title: 'Reimbursements Pending Action',
  loading: 'Loading reimbursements...',
  empty: 'No Reimbursements require action at this time.',
  failed:
    'Unable to load Reimbursements at this time. If the issue persists please contact a system administrator.',
  viewMore: 'View More',
  columns: {
    patient: 'Patient ID',
    status: 'Status',
    submitted: 'Submitted On',
    total: 'Total',
    view: 'View',
  },
  view: 'View',
} as const;
