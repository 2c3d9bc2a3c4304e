/**
 * Texts of the ui components, and those that several elements show. What only one element says stands in its own
 * texts.ts.
 */
export const sharedTexts = {
  // Buttons and what they say while they are busy
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  ok: 'Ok',
  view: 'View',
  remove: 'Remove',
  removing: 'Removing…',
  saving: 'Saving…',
  loading: 'Loading…',

  // Failures
  componentNotLoaded: 'This part could not be loaded.',
  choicesNotLoaded: 'The choices could not be loaded.',
  signIn: 'Sign in (new tab)',

  // Dialogs
  pleaseConfirm: 'Please Confirm',
  enterReason: 'Enter a reason.',

  // Forms
  optional: '(optional)',
  errorPrefix: 'Error:',
  thereIsAProblem: 'There is a problem',
  selectPlaceholder: 'Select…',
  monthAndYear: 'Month and year',
  selectMonthAndYear: 'Select a month and a year.',

  // Searchable selects
  noOptions: 'No options',
  nothingMatches: 'Nothing matches',
  optionCount: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'option' : 'options'}`,
  optionSelected: 'selected',
  optionDisabled: (reason: string) => `disabled: ${reason}`,
  optionPosition: (position: number, count: number) => `${position} of ${count.toLocaleString('en-US')}`,
  moreOptions: (count: number) => `${count.toLocaleString('en-US')} more: type to narrow`,

  // Sites, studies and patients to choose from
  selectSite: 'Select a site',
  selectStudy: 'Select a study',
  selectPatient: 'Select a patient',
  selectSiteFirst: 'Please select a site first',
  selectStudyFirst: 'Please select a study first',
  siteRequired: 'Select a site.',
  studyRequired: 'Select a study.',
  noSites: 'No sites are available.',
  noStudies: 'No studies are available.',
  noPatients: 'No patients are available.',
  noSitesForStudy: 'No sites found for selected study',
  noStudiesForSite: 'No studies found for selected site',

  // Lists
  loadingStudies: 'Loading your studies...',
  noStudiesFound: 'No studies could be found',
  loadingPayments: 'Looking up your payments...',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageNavigation: (list: string) => `Pages of ${list}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  breadcrumb: 'Breadcrumb',
  moreActions: (row: string | undefined) => (row ? `More actions for ${row}` : 'More actions'),
  progress: (status: string) => `Progress: ${status}`,

  // Copying
  copy: 'Copy',
  copyText: (text: string) => `Copy ${text}`,
  copied: 'Copied!',
  notCopied: "Couldn't copy.",
  textCopied: 'Text copied to clipboard!',
  textNotCopied: 'Unable to copy text to clipboard.',

  /** Labels of fields, and titles of columns. */
  labels: {
    actions: 'Actions',
    country: 'Country',
    id: 'ID',
    month: 'Month',
    patient: 'Patient',
    patientId: 'Patient ID',
    payCurrency: 'Pay Currency',
    payType: 'Pay Type',
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
    visitType: 'Visit Type',
    year: 'Year',
  },
} as const;
