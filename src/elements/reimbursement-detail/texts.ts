import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('reimbursement-detail', {
  title: 'Reimbursement',
  numberedTitle: 'Reimbursement {number}',
  payment: 'Payment',
  request: 'Request',
  patientAndStudy: 'Patient and study',
  returnReason: 'Return reason',
  denialReason: 'Reason for denial',
  issues: 'Issues',
  travelRequest: 'Travel request',
  noTravelRequest: 'No travel request assigned',

  /** Labels of the fields, by their names in the record. */
  fields: {
    caregivers: 'Caregivers',
    createdBy: 'Created by',
    createdOn: 'Created on',
    fees: 'Fees',
    lastUpdate: 'Last update',
    notes: 'Notes',
    paidOn: 'Paid on',
    paymentACC: 'Account number',
    paymentACCName: 'Account name',
    paymentAddressBookStreet: 'Street',
    paymentAddressString: 'Address',
    paymentBank: 'Bank',
    paymentBIC: 'BIC',
    paymentCheckAddress: 'Check address',
    paymentCheckName: 'Check payable to',
    paymentCurrency: 'Payment currency',
    paymentFirstSevenSingleLoadCard: 'First seven digits of card',
    paymentPreference: 'Payment preference',
    paymentProfile: 'Payment profile',
    paymentRouting: 'Routing number',
    statusDate: 'Status since',
    TIN: 'TIN',
    totalPayable: 'Total payable',
    totalUSD: 'Total (USD)',
    visitDuration: 'Visit duration',
    withholding: 'Withholding',
  },

  expenses: {
    title: 'Expenses',
    empty: 'No expenses yet.',
    type: 'Type',
    expense: 'Expense',
    invoiceDate: 'Invoice date',
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
    title: 'Other related requests',
    loading: 'Looking up related requests...',
    empty: 'No related requests.',
  },
});
