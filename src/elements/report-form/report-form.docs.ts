import { allCros, crosOfSponsor } from '../../api/cros.ts';
import { requestReport } from '../../api/reports.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../../api/sites.ts';
import { allSponsors } from '../../api/sponsors.ts';
import { allStudies, studiesOfSite } from '../../api/studies.ts';
import { type FieldDocs, type FieldsDocs, field, requiredField } from '../../domain/field.docs.ts';
import type { ReportRules } from '../../domain/report-types.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { allowedMonthDocs } from '../../screen/attributes/attributes.docs.ts';
import { definition } from './report-form.definition.ts';

// Documentation only: ruleProblem checks the rules. [RPT-19]

const yesFormat = '`true` or `false`.';

const rules = {
  'rules.siteNotRequired': field('The site may stay empty.', true, yesFormat),
  'rules.studyRequired': field('A study is required.', true, yesFormat),
  'rules.sponsorRequired': field('The sponsor is shown and required.', true, yesFormat),
  'rules.startDateNotRequired': field(
    'The start date may stay empty: `true` in both forms, `"site"` or `"study"` in that form only.',
    'site',
  ),
  'rules.showCROField': field('Study admins choose a contract research organisation.', true, yesFormat),
  'rules.disableDates': field('The report has no dates.', true, yesFormat),
  'rules.hideSite': field('The site is not shown.', true, yesFormat),
  'rules.hideSponsor': field('The sponsor is not shown.', true, yesFormat),
  'rules.monthPicker': field('A month in place of two dates, except for internal users.', true, yesFormat),
  'rules.earliestStart': field('The earliest start date; 2016-01-01 without it.', '2024-03-04'),
  'rules.endOfStartYear': field('The report ends in the year in which it starts.', true, yesFormat),
  'rules.options': field(
    'Further fields: a list of `uncheckedSsnTin`, `assigned`, `addressValidationTestRun`, `includeFees`, `kitchenSinkOptions`, `showOnlyBilled`, `masterSite` and `documentType`.',
    ['includeFees'],
  ),
} satisfies Readonly<Record<`rules.${keyof ReportRules}`, FieldDocs>>;

/** The fields of one of `data-report-types`. [RPT-19] [RPT-23] */
export const reportTypeFields: FieldsDocs = {
  value: requiredField('What is posted as `type`; the types of the portal bring their rules.', 'visits'),
  label: requiredField('The text of the choice.', 'Visits'),
  rules: field('Rules, added to those of the portal or in place of the rule of the same name.'),
  ...rules,
};

export const documented = documentedElement(definition, {
  summary: 'Requests a report on a site or a study.',
  attributes: {
    level:
      'Whether the form is for a site or for a study: the one named is selected first and narrows the other.',
    reportTypes: {
      fields: reportTypeFields,
      description:
        'The types to offer. Types of the portal bring their rules; those stated here are added, or replace the rule of the same name.',
    },
    internal:
      'The user is an internal user: the study is required; sponsors, CROs, top-level and satellite sites are offered, and the Report Scheduler is linked.',
    studyAdmin:
      'The user is a study admin: the study is required unless a CRO is chosen, and types with `showCROField` offer CROs.',
    siteAdmin: 'The user is a site admin: Report History leads to /report/list/.',
    spoolingAllowed: 'Offers Use Spooler.',
    allowMultipleSubmits: 'Allows requesting another report while one is being sent.',
    submitUrl:
      'Where the form posts to, on this site. Default: the page itself, or /report/ from the homepage and /dashboard.',
    siteId: 'The site of the page: it is posted without a field to select it.',
    studyId: 'The study of the page: it is posted without a field to select it.',
    allowedMonth: allowedMonthDocs,
  },
  calls: [
    {
      endpoint: allSites,
      when: { siteId: null, studyId: null },
      prefetch: {},
      moment: 'At once, unless the page names the site or the study.',
    },
    { endpoint: sitesOfStudy, moment: 'Once a study is chosen; at once if the page names it.' },
    {
      endpoint: allStudies,
      when: { siteId: null, studyId: null },
      moment: 'At once, unless the page names the site or the study.',
    },
    { endpoint: studiesOfSite, moment: 'Once a site is chosen; at once if the page names it.' },
    {
      endpoint: allSponsors,
      when: { internal: 'true' },
      moment: 'At once for internal users, else once a type with a sponsor is chosen.',
    },
    {
      endpoint: allCros,
      when: { internal: 'true' },
      moment: 'At once for internal users, else once a study admin has chosen a type with `showCROField`.',
    },
    { endpoint: crosOfSponsor, moment: 'Once a sponsor is chosen, where there is a field for the CRO.' },
    {
      endpoint: topLevelSites,
      when: { internal: 'true' },
      moment: 'At once for internal users, else once a type with the option `masterSite` is chosen.',
    },
    { endpoint: satelliteSites, moment: 'Once a top-level site is chosen.' },
    { endpoint: requestReport, url: 'submitUrl' },
  ],
  leadsTo: {
    '/direct/report/list/':
      'Report History, for internal users, and in a form for sites for those who are neither study admin nor site admin.',
    '/report/list/': 'Report History, for all others.',
    '/scheduledReports/': 'Report Scheduler, for internal users.',
  },
  parts: ['card', 'field', 'notice', 'error-summary'],
  reservedSpace: {
    narrow: 715,
    wide: 415,
    also: [
      { narrow: 783, wide: 475, where: '[data-spooling-allowed]' },
      { narrow: 1083, wide: 583, where: '[data-internal]' },
      { narrow: 1151, wide: 643, where: '[data-internal][data-spooling-allowed]' },
      { narrow: 967, wide: 559, where: '[data-internal][data-site-id][data-study-id]' },
    ],
  },
});
