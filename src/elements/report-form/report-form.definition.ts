import { array, looseObject, nullish, record, string, unknown } from 'valibot';
import { allCros, crosOfSponsor } from '../../api/cros.ts';
import { requestReport } from '../../api/reports.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../../api/sites.ts';
import { allSponsors } from '../../api/sponsors.ts';
import { allStudies, studiesOfSite } from '../../api/studies.ts';
import { ruleProblem } from '../../domain/report-types.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { allowedMonthAttribute } from '../../screen/attributes/allowed-month-attribute.definition.ts';

import { reportTypeFields } from './report-form.fields.ts';

export const definition = {
  tag: 'psp-report-form',
  summary: 'Requests a report on a site or a study.',
  attributes: {
    level: {
      type: 'choice',
      values: ['site', 'study'],
      required: true,
      description:
        'Whether the form is for a site or for a study: the one named is selected first and narrows the other.',
      example: 'site',
    },
    reportTypes: {
      type: 'json',
      required: true,
      schema: array(
        looseObject({ value: string(), label: string(), rules: nullish(record(string(), unknown())) }),
      ),
      recordFields: reportTypeFields,
      shape: '[{value, label, rules?}]',
      problem: ruleProblem,
      description:
        'The types to offer. Types of the portal bring their rules; those stated here are added, or replace the rule of the same name.',
      example:
        '[{"value": "monthlyReport", "label": "Monthly Report"}, {"value": "visits", "label": "Visits", "rules": {"studyRequired": true}}]',
    },
    internal: {
      type: 'flag',
      description: 'The user is an internal user.',
      example: 'true',
    },
    studyAdmin: {
      type: 'flag',
      description: 'The user is a study admin.',
      example: 'true',
    },
    siteAdmin: {
      type: 'flag',
      description: 'The user is a site admin: Report History leads to /report/list/.',
      example: 'true',
    },
    spoolingAllowed: {
      type: 'flag',
      description: 'Offers Use Spooler.',
      example: 'true',
    },
    allowMultipleSubmits: {
      type: 'flag',
      description: 'Allows requesting another report while one is being sent.',
      example: 'true',
    },
    submitUrl: {
      type: 'path',
      description:
        'Where the form posts to, on this site. Default: the page itself, or /report/ from the homepage and /dashboard.',
      example: '/report/',
    },
    siteId: {
      type: 'text',
      description: 'The site of the page: it is posted without a field to select it.',
      example: '12',
    },
    studyId: {
      type: 'text',
      description: 'The study of the page: it is posted without a field to select it.',
      example: '508',
    },
    allowedMonth: allowedMonthAttribute,
  },
  events: {},
  calls: [
    { endpoint: allSites, prefetch: { unless: ['siteId', 'studyId'] } },
    { endpoint: sitesOfStudy },
    { endpoint: allStudies },
    { endpoint: studiesOfSite },
    { endpoint: allSponsors },
    { endpoint: allCros },
    { endpoint: crosOfSponsor },
    { endpoint: topLevelSites },
    { endpoint: satelliteSites },
    { endpoint: requestReport, url: 'submitUrl' },
  ],
  leadsTo: {
    '/direct/report/list/':
      'Report History, for internal users, and in a form for sites for those who are neither study admin nor site admin.',
    '/report/list/': 'Report History, for all others.',
    '/scheduledReports/': 'Report Scheduler, for internal users.',
  },
  parts: {
    card: 'The box around the form.',
    field: 'Each field.',
    notice: 'A message above the form.',
    'error-summary': 'What is wrong with several fields, above the form.',
  },
  reservedSpace: {
    narrow: 735,
    wide: 415,
    also: [
      { narrow: 803, wide: 475, where: '[data-spooling-allowed]' },
      { narrow: 1103, wide: 583, where: '[data-internal]' },
      { narrow: 1171, wide: 643, where: '[data-internal][data-spooling-allowed]' },
      { narrow: 987, wide: 559, where: '[data-internal][data-site-id][data-study-id]' },
    ],
  },
} as const satisfies ElementDefinition;
