import { requestReport } from '../reports.ts';
import { post } from './documented-call.ts';

export const reportCalls = [
  post(requestReport, 'Requests a report.', {
    type: 'The `value` of the chosen type.',
    sponsor:
      'The `id` of the sponsor: for internal users or with `sponsorRequired`, and not with `hideSponsor`.',
    cro: 'The `id` of the contract research organisation: for internal users, and with `showCROField` for study admins.',
    site: 'The `id` of the site, or `data-site-id`; not with `hideSite`, unless the page states it.',
    study: 'The `id` of the study, or `data-study-id`.',
    masterSiteSponsor: 'The `id` of the sponsor of the top-level site: with the option `masterSite`.',
    siteMaster: 'The `id` of the top-level site: for internal users or with the option `masterSite`.',
    satelliteSite: 'The `id` of the satellite site: for internal users or with the option `masterSite`.',
    dateStart:
      'The first day, `2026-01-31`; with `monthPicker`, except for internal users, the first day of the month. Not with `disableDates`.',
    dateEnd:
      'The last day; with `monthPicker`, except for internal users, the last day of the month. Not with `disableDates`.',
    assigned: '`assigned`, `unassigned` or `both`: with the option `assigned`.',
    documentType: '`err` or `tr`: with the option `documentType`.',
    archived: '`archiveInclude`, `archiveExclude` or `archiveOnly`: with the option `kitchenSinkOptions`.',
    updatesOnly: '`true`: with the option `kitchenSinkOptions`.',
    unbilled: '`true`: with the option `kitchenSinkOptions`.',
    excludeDenied: '`true`: with the option `kitchenSinkOptions`.',
    billed: '`true`: with the option `showOnlyBilled`.',
    includeFees: '`true`: with the option `includeFees`.',
    uncheckedSsnTin: '`true`: with the option `uncheckedSsnTin`.',
    addressValidationTestRun: '`true`: with the option `addressValidationTestRun`.',
    spooled: '`true`: with `data-spooling-allowed`.',
  }),
];
