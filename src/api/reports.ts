import type { PostEndpoint } from '../http/endpoint.ts';
import { formAnswer } from './schemas/shapes.ts';

/** Requests a report; posted to `/report/` or to the current page, see `reportTarget`. [RPT-15] */
export const requestReport = {
  name: 'requestReport',
  method: 'POST',
  path: '{url}',
  summary: 'Requests a report.',
  body: {
    encoding: 'multipart',
    fields: {
      type: 'The type of the report.',
      site: 'The site.',
      study: 'The study.',
      sponsor: 'The sponsor.',
      cro: 'The contract research organisation.',
      siteMaster: 'The top-level site.',
      satelliteSite: 'The satellite site.',
      masterSiteSponsor: 'The sponsor of the top-level site.',
      dateStart: 'The first day, `2026-01-31`.',
      dateEnd: 'The last day.',
      assigned: '`assigned`, `unassigned` or `both`.',
      uncheckedSsnTin: '`true` or absent.',
      addressValidationTestRun: '`true` or absent.',
      archived: '`archiveInclude`, `archiveExclude` or `archiveOnly`.',
      updatesOnly: '`true` or absent.',
      unbilled: '`true` or absent.',
      excludeDenied: '`true` or absent.',
      billed: '`true` or absent.',
      includeFees: '`true` or absent.',
      documentType: '`err` or `tr`.',
      spooled: '`true` or absent.',
      _token: 'The CSRF token of the page.',
    },
  },
  proof: 'redirect',
  answer: formAnswer,
} as const satisfies PostEndpoint;
