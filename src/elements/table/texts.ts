const exportedRows = {
  reimbursements: 'approved reimbursements',
  'advance-payments': 'approved advance payments',
} as const;

/** The texts of psp-table in addition to those of the table itself. */
export const texts = {
  /** What the removal dialog calls a row. */
  rowType: 'entry',
  loadAgain: 'Load again',
  nothingSelected: 'Please select one or more rows.',
  confirmExport: (kind: keyof typeof exportedRows) =>
    `Are you sure you would like to export all selected ${exportedRows[kind]} to accounting? Please ensure you have reviewed this list before continuing.`,
} as const;
