import { defineCatalogue } from '../domain/language/catalogue.ts';

/** Texts that several elements show; those of ui components are in src/ui/texts.ts, those of one element in its own texts.ts. */
export const screenCatalogue = defineCatalogue('screen', {
  noStudies: 'No studies are available.',
  loadingPayments: 'Looking up your payments...',

  /** Labels of fields, and titles of columns. */
  labels: {
    activityDate: 'Activity date',
    country: 'Country',
    id: 'ID',
    organization: 'Organization',
    patient: 'Patient',
    patientId: 'Patient ID',
    payCurrency: 'Pay currency',
    payType: 'Payment method',
    recordId: 'Record ID',
    scoutNumber: 'Scout number',
    serviceLevel: 'Service level',
    site: 'Site',
    siteId: 'Site ID',
    sponsor: 'Sponsor',
    status: 'Status',
    study: 'Study',
    submittedOn: 'Submitted on',
    tinRequired: 'TIN required',
    total: 'Total',
    visit: 'Visit',
    visitDate: 'Visit date',
    visitDateCT: 'Visit date (CT)',
    visitType: 'Visit type',
  },
});
