import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('pending-actions', {
  title: 'Reimbursements Pending Action',
  loading: 'Loading reimbursements...',
  empty: 'No Reimbursements require action at this time.',
  failed:
    'Unable to load Reimbursements at this time. If the issue persists please contact a system administrator.',
  noStatus: '–',
  viewMore: 'View More',
});
