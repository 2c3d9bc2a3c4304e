import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of psp-travel-requests; those that it shares with other elements are in src/ui/texts.ts. */
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
