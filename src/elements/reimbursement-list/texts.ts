import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-reimbursement-list. */
export const catalogue = defineCatalogue('reimbursement-list', {
  title: 'Reimbursement List',
  /** Follows the title. */
  subtitle: 'for {listTitle}',
  loading: 'Looking up reimbursements...',
});
