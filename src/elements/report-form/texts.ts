import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('report-form', {
  title: 'Generate Report',
  generate: 'Generate',
  choicesLoading: 'The choices are still loading.',
  history: 'Report History',
  scheduler: 'Report Scheduler',

  // Messages about the submission
  sending: 'Waiting for response from server',
  leaving: 'Report requested successfully! Redirecting...',
  done: 'Report requested successfully!',

  // Report type
  type: 'Report type',
  selectType: 'Select a report type',
  noTypes: 'No report types are available.',
  typeRequired: 'Select a report type.',

  // Fields with looked-up options
  selectSponsor: 'Select a sponsor',
  sponsorRequired: 'Select a sponsor.',
  noSponsors: 'No sponsors are available.',
  cro: 'CRO',
  selectCro: 'Select a CRO',
  noCros: 'No CROs are available.',
  noCrosForSponsor: 'No CROs found for selected sponsor',
  masterSiteSponsor: 'Sponsor of the top-level site',
  masterSite: 'Top-level site',
  selectMasterSite: 'Select a top-level site',
  selectMasterSiteFirst: 'Please select a top-level site first',
  noMasterSites: 'No top-level sites are available.',
  satelliteSite: 'Satellite site',
  selectSatelliteSite: 'Select a satellite site',
  noSatelliteSites: 'No satellite sites found for selected top-level site',
  crosExcluded: {
    one: '{count} CRO excluded by selected Sponsor',
    other: '{count} CROs excluded by selected Sponsor',
  },
  sitesExcluded: {
    one: '{count} site excluded by selected Study',
    other: '{count} sites excluded by selected Study',
  },
  studiesExcluded: {
    one: '{count} study excluded by selected Site',
    other: '{count} studies excluded by selected Site',
  },
  cleared: '{field} cleared.',

  // Dates
  startDate: 'Start date',
  startDateRequired: 'Enter the start date.',
  earliestStart: 'The earliest start date is {day}.',
  startFrom: '{day} or later',
  endDate: 'End date',
  endDateHint: 'Must be after the start date',

  // Options that depend on the report type
  cards: 'Cards',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  assignedAndUnassigned: 'Assigned and unassigned',
  documentType: 'Document type',
  reimbursementRequests: 'Expense reimbursement requests (ERR)',
  travelRequests: 'Travel requests (TR)',
  archived: 'Archived',
  includeArchived: 'Include archived',
  excludeArchived: 'Exclude archived',
  onlyArchived: 'Only archived',
  updatesOnly: 'Updates only',
  unbilled: 'Unbilled',
  excludeDenied: 'Exclude denied',
  billed: 'Show only billed',
  includeFees: 'Include fees',
  uncheckedSsnTin: 'Unchecked SSN/TIN',
  addressValidationTestRun: 'Address validation test run',
  spooled: 'Use Spooler',
});
