import { type GenericSchema, looseObject, nullish, unknown } from 'valibot';
import { described, formatted } from '../../api/docs/described.ts';
import type { ReportRules } from '../../domain/report-types.ts';

// Documentation only: ruleProblem checks the rules. [RPT-19]

const anything = nullish(unknown());
const yes = formatted(anything, '`true` or `false`.');

const rules = {
  siteNotRequired: described(yes, 'The site may stay empty.', true),
  studyRequired: described(yes, 'A study is required.', true),
  sponsorRequired: described(yes, 'The sponsor is shown and required.', true),
  startDateNotRequired: described(
    anything,
    'The start date may stay empty: `true` in both forms, `"site"` or `"study"` in that form only.',
    'site',
  ),
  showCROField: described(yes, 'Study admins choose a contract research organisation.', true),
  disableDates: described(yes, 'The report has no dates.', true),
  hideSite: described(yes, 'The site is not shown.', true),
  hideSponsor: described(yes, 'The sponsor is not shown.', true),
  monthPicker: described(yes, 'A month in place of two dates, except for internal users.', true),
  earliestStart: described(anything, 'The earliest start date; 2016-01-01 without it.', '2024-03-04'),
  endOfStartYear: described(yes, 'The report ends in the year in which it starts.', true),
  options: described(
    anything,
    'Further fields: a list of `uncheckedSsnTin`, `assigned`, `addressValidationTestRun`, `includeFees`, `kitchenSinkOptions`, `showOnlyBilled`, `masterSite` and `documentType`.',
    ['includeFees'],
  ),
} satisfies Readonly<Record<keyof ReportRules, GenericSchema>>;

/** The fields of one of `data-report-types`. [RPT-19] [RPT-23] */
export const reportTypeFields = looseObject({
  value: described(
    anything,
    'What is posted as `type`; the types of the portal bring their rules.',
    'visits',
    {
      required: true,
    },
  ),
  label: described(anything, 'The text of the choice.', 'Visits', { required: true }),
  rules: described(
    nullish(looseObject(rules)),
    'Rules, added to those of the portal or in place of the rule of the same name.',
  ),
});
