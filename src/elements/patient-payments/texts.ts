import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('patient-payments', {
  title: 'Payments',
  advancePayments: {
    tab: 'Advance Payments',
    label: 'Advance Payments List',
    travelRequestId: 'Travel request ID',
  },
  reimbursements: {
    tab: 'Expense Reimbursements',
    label: 'Expense Reimbursement List',
    loading: 'Looking up your reimbursements...',
  },
});
