/** The texts that people read in this element. */
export const texts = {
  title: 'Payments',
  advancePayments: {
    tab: 'Advance Payments',
    label: 'Advance Payments List',
    loading: 'Looking up your payments...',
    columns: {
      id: 'ID',
      visitType: 'Visit Type',
      visitDate: 'Visit Date',
      study: 'Study',
      payType: 'Pay Type',
      payCurrency: 'Pay Currency',
      requestId: 'Travel Request ID',
    },
  },
  reimbursements: {
    tab: 'Expense Reimbursements',
    label: 'Expense Reimbursement List',
    loading: 'Looking up your reimbursements...',
  },
} as const;
