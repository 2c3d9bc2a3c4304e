import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The texts of psp-table in addition to those of the table itself. */
export const catalogue = defineCatalogue('table-element', {
  loadAgain: 'Load again',
  nothingSelected: 'Please select one or more rows.',
  selectedNotLoaded:
    'Some selected rows are not loaded. Open their pages or clear the selection, then export again.',
  /** The question before the export, by what is exported. */
  confirmExport: {
    reimbursements:
      'Are you sure you would like to export all selected approved reimbursements to accounting? Please ensure you have reviewed this list before continuing.',
    'advance-payments':
      'Are you sure you would like to export all selected approved advance payments to accounting? Please ensure you have reviewed this list before continuing.',
  },
});
