import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-reimbursement-detail; those that it shares with other elements are in src/ui/texts.ts. */
export const catalogue = defineCatalogue('reimbursement-detail', {
  title: 'Reimbursement',
  numberedTitle: 'Reimbursement {number}',
  payment: 'Payment',
  request: 'Request',
  patientAndStudy: 'Patient and Study',
  returnReason: 'Return Reason',
  issues: 'Issues',
  travelRequest: 'Travel Request',
  noTravelRequest: 'No travel request assigned',

  /** Labels of the fields, by their names in the record. */
  fields: {
    caregivers: 'Caregivers',
    createdBy: 'Created By',
    createdOn: 'Created On',
    fees: 'Fees',
    lastUpdate: 'Last Update',
    notes: 'Notes',
    paidOn: 'Paid On',
    paymentACC: 'Account Number',
    paymentACCName: 'Account Name',
    paymentAddressBookStreet: 'Street',
    paymentAddressString: 'Address',
    paymentBank: 'Bank',
    paymentBIC: 'BIC',
    paymentCheckAddress: 'Check Address',
    paymentCheckName: 'Check Payable To',
    paymentCurrency: 'Payment Currency',
    paymentFirstSevenSingleLoadCard: 'First Seven Digits of Card',
    paymentPreference: 'Payment Preference',
    paymentProfile: 'Payment Profile',
    paymentRouting: 'Routing Number',
    statusDate: 'Status Since',
    TIN: 'TIN',
    totalPayable: 'Total Payable',
    totalUSD: 'Total (USD)',
    visitDuration: 'Visit Duration',
    withholding: 'Withholding',
  },

  expenses: {
    title: 'Expenses',
    empty: 'No expenses yet.',
    type: 'Type',
    expense: 'Expense',
    invoiceDate: 'Invoice Date',
    amount: 'Amount',
    amountUSD: 'Amount (USD)',
  },

  receipt: {
    title: 'Receipt',
    none: 'No receipt added',
    preview: 'Preview',
    /** Below the name of the receipt. */
    unreachable: 'This receipt cannot be opened from here.',
    storedAs: 'Stored as {file}',
    imageAlt: 'Receipt {name}',
    imageFailed: 'The picture could not be loaded.',
    open: 'Open the receipt',
  },

  relatedRequests: {
    title: 'Other Related Requests',
    loading: 'Looking up related requests...',
    empty: 'No related requests.',
  },
});
