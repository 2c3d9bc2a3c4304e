import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('card-list', {
  title: 'Onsite Reloadable ScoutPass List',
  loading: 'Looking up card inventory...',
  columns: {
    details: 'Card Details',
    messageId: 'Onsite message ID',
    statusDate: 'Status date',
  },
  patient: 'Patient {id}',
  message: 'Message {id}',
  since: 'Since {date}',
});
