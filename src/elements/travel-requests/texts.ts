import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('travel-requests', {
  title: 'Travel Request List',
  loading: 'Looking up your Travel Requests...',

  // Columns
  requestId: 'Request ID',
  visitStart: 'Visit start',
  visitEnd: 'Visit end',
  siteCountry: 'Site country',
  patientOrUser: 'Patient or user',
});
