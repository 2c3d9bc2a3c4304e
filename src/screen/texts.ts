import { defineCatalogue } from '../domain/language/catalogue.ts';

/** Texts that several elements show; those of ui components are in src/ui/texts.ts, those of one element in its own texts.ts. */
export const screenCatalogue = defineCatalogue('screen', {
  noStudies: 'No studies are available.',
  loadingPayments: 'Looking up your payments...',

  /** Labels of fields, and titles of columns. */
  labels: {
    activityDate: 'Activity Date',
    country: 'Country',
    id: 'ID',
    organization: 'Organization',
    patient: 'Patient',
    patientId: 'Patient ID',
    payCurrency: 'Pay Currency',
    payType: 'Payment method',
    recordId: 'Record ID',
    scoutNumber: 'Scout Number',
    serviceLevel: 'Service Level',
    site: 'Site',
    siteId: 'Site ID',
    sponsor: 'Sponsor',
    status: 'Status',
    study: 'Study',
    submittedOn: 'Submitted On',
    tinRequired: 'TIN Required',
    total: 'Total',
    visit: 'Visit',
    visitDate: 'Visit Date',
    visitDateCT: 'Visit Date (CT)',
    visitType: 'Visit Type',
  },
});
