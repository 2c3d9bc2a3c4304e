// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../../src/domain/dates/dates.ts';
import { english } from '../../../src/domain/language/language.ts';
import { dateLimits } from '../../../src/domain/report-dates.ts';
import { builtInRules, optionNames, type ReportRules, rulesOf } from '../../../src/domain/report-types.ts';
import {
  type Choices,
  type FieldName,
  type FormContext,
  fieldNames,
  initialChoices,
  requiredFields,
  visibleFields,
} from '../../../src/elements/report-form/fields.rules.ts';
import {
  type AvailableOptions,
  applyChoice,
  clearFields,
  effectiveChoices,
  fieldProblems,
  postedFields,
  siteSource,
  studySource,
  unavailableFields,
} from '../../../src/elements/report-form/report-form.rules.ts';
import { runs } from '../../support/runs.ts';

const today = '2026-11-21';
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
    const rules = rulesOfType(storedChoices.type);
    const visible = visibleFields(context, rules);
    return {
      context,
      rules,
      visible,
      available,
      choices: effectiveChoices(storedChoices, visible, available),
    };
  });

describe('after any sequence of choices', () => {
  it('[RPT-24] posts hidden fields only if the page or a rule sets them', () => {
    fc.assert(
      fc.property(forms, ({ context, choices, visible }) => {
        const setByPageOrRule = [
          ...(context.siteId ? ['site'] : []),
          ...(context.studyId ? ['study'] : []),
          ...(visible.includes('month') ? ['dateStart', 'dateEnd'] : []),
        ];
        const posted = postedFields(context, choices).map(([name]) => name);
        expect(
          posted.filter(name => !visible.includes(name as FieldName) && !setByPageOrRule.includes(name)),
        ).toEqual([]);
        expect(posted).not.toContain('month');
      }),
      { numRuns: runs(3000) },
    );
  });

  it('[RPT-10] requires visible fields only, and marks each that is empty', () => {
    fc.assert(
      fc.property(forms, ({ context, rules, choices, visible }) => {
        const required = requiredFields(context, rules, choices);
        expect(required.filter(name => !visible.includes(name))).toEqual([]);
        const problems = fieldProblems(context, rules, choices, today, english);
        expect(required.filter(name => !choices[name] && !problems[name])).toEqual([]);
        expect(Object.keys(problems).filter(name => !visible.includes(name as FieldName))).toEqual([]);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('[RPT-09] posts only options that are in their list', () => {
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

  it('[RPT-11] [RPT-12] marks each date outside its limits', () => {
    fc.assert(
      fc.property(forms, ({ context, rules, choices, visible }) => {
        const problems = fieldProblems(context, rules, choices, today, english);
        const limits = dateLimits(rules, isDay(choices.dateStart) ? choices.dateStart : '', today);
        for (const name of ['dateStart', 'dateEnd'] as const) {
          const day = choices[name];
          if (!day || !visible.includes(name)) continue;
          const isValid = isDay(day) && day >= limits[name].min && day <= limits[name].max;
          if (!isValid && !problems.dateStart) expect(problems[name]).toBeDefined();
        }
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('[NET-12] [RPT-09] the latest choice wins for any order of responses and attribute changes', () => {
  // The answer to each lookup: three sites, studies and so on, narrowed by the chosen one.
  const answers: Readonly<Record<string, readonly string[]>> = {
    'sites all': ids,
    'sites 1': ['1', '2'],
    'sites 2': ['3'],
    'sites 3': [],
    'studies all': ids,
    'studies 1': ['2'],
    'studies 2': ['1', '3'],
    'studies 3': [],
    'cros all': ids,
    'cros 1': ['1'],
    'cros 2': ['2', '3'],
    'cros 3': [],
    'satellites 1': ['1', '2'],
    'satellites 2': ['3'],
    'satellites 3': ids,
  };
  const lookupName = (kind: string, { from, id = 'all' }: { from: string; id?: string }) =>
    from === 'none' ? undefined : `${kind} ${id}`;

  /** The lookup that each field needs for the current choices. */
  function lookupsFor(
    context: FormContext,
    storedChoices: Choices,
  ): Partial<Record<FieldName, string | undefined>> {
    const visible = visibleFields(context, {});
    const choices = clearFields(
      storedChoices,
      fieldNames.filter(name => !visible.includes(name)),
    );
    const required = requiredFields(context, {}, choices);
    return {
      ...(visible.includes('site') && { site: lookupName('sites', siteSource(context, required, choices)) }),
      ...(visible.includes('study') && {
        study: lookupName('studies', studySource(context, required, choices)),
      }),
      ...(visible.includes('cro') && { cro: choices.sponsor ? `cros ${choices.sponsor}` : 'cros all' }),
      ...(visible.includes('satelliteSite') && {
        satelliteSite: choices.siteMaster ? `satellites ${choices.siteMaster}` : undefined,
      }),
    };
  }

  /** A script of the page changes the attributes. [EMB-06] */
  const changedContext = fc.record<FormContext>({
    level: fc.constantFrom('site', 'study'),
    internal: flag,
    studyAdmin: flag,
    spoolingAllowed: flag,
    siteId: fc.constantFrom(undefined, undefined, ...ids),
    studyId: fc.constantFrom(undefined, undefined, ...ids),
  });

  const optionsAfter = (
    lookups: ReturnType<typeof lookupsFor>,
    answered: ReadonlySet<string>,
  ): AvailableOptions => ({
    type: [{ value: '' }],
    sponsor: ids.map(value => ({ value })),
    siteMaster: ids.map(value => ({ value })),
    ...Object.fromEntries(
      Object.entries(lookups).map(([name, lookup]) => [
        name,
        lookup && answered.has(lookup) ? (answers[lookup] ?? []).map(value => ({ value })) : undefined,
      ]),
    ),
  });

  it.each([
    ['site, then study', 'site', ['site', 'study']],
    ['study, then site', 'study', ['study', 'site']],
    ['sponsor, then CRO', 'site', ['sponsor', 'cro', 'site', 'study']],
    ['top-level site, then satellite site', 'study', ['siteMaster', 'satelliteSite']],
  ] as const)('[RPT-09] %s', (_, level, fields) => {
    const initialContext: FormContext = { level, internal: true, studyAdmin: false, spoolingAllowed: false };
    const event = fc.oneof(
      { weight: 4, arbitrary: fc.tuple(fc.constantFrom<FieldName>(...fields), fc.constantFrom(...ids)) },
      { weight: 4, arbitrary: fc.constant('answer' as const) },
      { weight: 1, arbitrary: changedContext },
    );
    const sequences = fc.tuple(fc.array(event, { minLength: 1, maxLength: 12 }), fc.infiniteStream(fc.nat()));
    fc.assert(
      fc.property(sequences, ([events, picks]) => {
        let current = initialContext;
        let visible = visibleFields(current, {});
        let choices: Choices = initialChoices;
        const pending: string[] = [];
        const answered = new Set<string>();
        const sendLookups = () =>
          pending.push(
            ...Object.values(lookupsFor(current, choices)).filter(
              (lookup): lookup is string => !!lookup && !answered.has(lookup) && !pending.includes(lookup),
            ),
          );
        const update = () => {
          const available = optionsAfter(lookupsFor(current, choices), answered);
          choices = clearFields(choices, unavailableFields(choices, visible, available));
          sendLookups();
        };
        const answerOne = () => {
          const [lookup] = pending.splice(Number(picks.next().value) % Math.max(pending.length, 1), 1);
          if (lookup) answered.add(lookup);
          update();
        };
        sendLookups();
        let last: readonly [FieldName, string] | undefined;
        for (const step of events) {
          if (step === 'answer') answerOne();
          else if ('internal' in step) {
            current = step;
            visible = visibleFields(current, {});
            last = undefined;
            update();
          } else if (visible.includes(step[0])) {
            choices = applyChoice(choices, step[0], step[1], current, () => ({}));
            last = step;
            update();
          }
        }
        while (pending.length > 0) answerOne();
        const lookups = lookupsFor(current, choices);
        const available = optionsAfter(lookups, answered);
        const effective = effectiveChoices(choices, visible, available);
        for (const [name, lookup] of Object.entries(lookups)) {
          if (!lookup) continue;
          expect(available[name as FieldName]?.map(({ value }) => value)).toEqual(answers[lookup]);
          expect(['', ...(answers[lookup] ?? [])]).toContain(effective[name as FieldName]);
          expect(effective[name as FieldName]).toBe(choices[name as FieldName]);
        }
        // The latest choice is kept if it is still among its options; later responses may have cleared it.
        if (last && available[last[0]]?.some(({ value }) => value === last?.[1]))
          expect([last[1], '']).toContain(effective[last[0]]);
        const isIndependent = last && [current.level, 'sponsor', 'siteMaster'].includes(last[0]);
        if (last && isIndependent && available[last[0]]?.some(({ value }) => value === last?.[1]))
          expect(effective[last[0]]).toBe(last[1]);
      }),
      { numRuns: runs(1000) },
    );
  });
});
