import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('reimbursement-list', {
  title: 'Reimbursement List',
  titleFor: 'Reimbursement List for {listTitle}',
  loading: 'Looking up reimbursements...',
});
