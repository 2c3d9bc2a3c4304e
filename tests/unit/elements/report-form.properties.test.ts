import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtInRules, optionNames, type ReportRules, rulesOf } from '../../../src/domain/report-types.ts';
import {
  type Choices,
  type FieldName,
  type FormContext,
  fieldNames,
  initialChoices,
  visibleFields,
} from '../../../src/elements/report-form/fields.rules.ts';
import {
  type AvailableOptions,
  applyChoice,
  effectiveChoices,
  postedFields,
} from '../../../src/elements/report-form/report-form.rules.ts';
import { runs } from '../../support/runs.ts';

const ids = ['1', '2', '3'];
const lookupFields = fieldNames.slice(1, fieldNames.indexOf('month'));

const flag = fc.boolean();
const context: fc.Arbitrary<FormContext> = fc.record({
  level: fc.constantFrom('site', 'study'),
  internal: flag,
  studyAdmin: flag,
  spoolingAllowed: flag,
  siteId: fc.constantFrom(undefined, undefined, '12'),
  studyId: fc.constantFrom(undefined, undefined, '508'),
});
const rules: fc.Arbitrary<ReportRules> = fc.record(
  {
    siteNotRequired: flag,
    studyRequired: flag,
    sponsorRequired: flag,
    startDateNotRequired: fc.constantFrom<boolean | 'site' | 'study'>(true, false, 'site', 'study'),
    showCROField: flag,
    disableDates: flag,
    hideSite: flag,
    hideSponsor: flag,
    monthPicker: flag,
    earliestStart: fc.constantFrom('2022-12-12', '2024-03-04'),
    endOfStartYear: flag,
    options: fc.subarray([...optionNames]),
  },
  { requiredKeys: [] },
);
const days = fc.constantFrom(
  '2015-12-31',
  '2020-01-01',
  '2026-12-31',
  '2031-11-21',
  '2040-01-01',
  'unreadable',
  '',
);
const choice = fc.oneof(
  fc.tuple(fc.constantFrom<FieldName>(...lookupFields), fc.constantFrom(...ids, '')),
  fc.tuple(fc.constant<FieldName>('type'), fc.constantFrom('own', ...Object.keys(builtInRules), '')),
  fc.tuple(fc.constantFrom<FieldName>('dateStart', 'dateEnd'), days),
  fc.tuple(fc.constant<FieldName>('month'), fc.constantFrom('2026-10', '2016-01', '')),
  fc.tuple(
    fc.constantFrom<FieldName>('excludeDenied', 'billed', 'spooled', 'includeFees'),
    fc.constantFrom('true', ''),
  ),
);
const available: fc.Arbitrary<AvailableOptions> = fc
  .record(
    Object.fromEntries(
      lookupFields.map(name => [
        name,
        fc.option(fc.subarray(ids.map(value => ({ value }))), { nil: undefined }),
      ]),
    ),
  )
  .map(options => ({
    ...options,
    type: ['own', ...Object.keys(builtInRules)].map(value => ({ value })),
    month: [{ value: '2026-10' }],
  }));

/** A form after any sequence of choices, with any options loaded. */
const forms = fc
  .record({ context, pageRules: rules, steps: fc.array(choice, { maxLength: 15 }), available })
  .map(({ context, pageRules, steps, available }) => {
    const rulesOfType = (type: string) =>
      rulesOf({ value: type, label: type, ...(type === 'own' && { rules: pageRules }) });
    const storedChoices = steps.reduce<Choices>(
      (current, [field, value]) => applyChoice(current, field, value, context, rulesOfType),
      initialChoices,
    );
    const visible = visibleFields(context, rulesOfType(storedChoices.type));
    return { context, available, choices: effectiveChoices(storedChoices, visible, available) };
  });

it('[RPT-09] after any sequence of choices posts only options that are in their list', () => {
  fc.assert(
    fc.property(forms, ({ context, choices, available }) => {
      const posted = new Map(postedFields(context, choices));
      for (const name of lookupFields) {
        const value = posted.get(name);
        if (!value || value === context.siteId || value === context.studyId) continue;
        expect(available[name]?.map(option => option.value)).toContain(value);
      }
    }),
    { numRuns: runs(3000) },
  );
});
