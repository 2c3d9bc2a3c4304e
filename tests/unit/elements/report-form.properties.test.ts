import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../../src/domain/dates.ts';
import { dateLimits } from '../../../src/domain/report-dates.ts';
import { builtInRules, optionNames, type ReportRules, rulesOf } from '../../../src/domain/report-types.ts';
import {
  afterChoice,
  type Choices,
  countedChoices,
  excludedChoices,
  type FieldName,
  fieldNames,
  fieldsRequired,
  fieldsShown,
  type Offered,
  postedFields,
  problemsOf,
  type ReportPage,
  sitesTo,
  startingChoices,
  studiesTo,
  without,
} from '../../../src/elements/report-form/report-form.rules.ts';

const today = '2026-11-21';
const ids = ['1', '2', '3'];
const listed = fieldNames.slice(1, fieldNames.indexOf('month'));

const flag = fc.boolean();
const page: fc.Arbitrary<ReportPage> = fc.record({
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
  fc.tuple(fc.constantFrom<FieldName>(...listed), fc.constantFrom(...ids, '')),
  fc.tuple(fc.constant<FieldName>('type'), fc.constantFrom('own', ...Object.keys(builtInRules), '')),
  fc.tuple(fc.constantFrom<FieldName>('dateStart', 'dateEnd'), days),
  fc.tuple(fc.constant<FieldName>('month'), fc.constantFrom('2026-10', '2016-01', '')),
  fc.tuple(
    fc.constantFrom<FieldName>('excludeDenied', 'billed', 'spooled', 'includeFees'),
    fc.constantFrom('true', ''),
  ),
);
const lists: fc.Arbitrary<Offered> = fc
  .record(
    Object.fromEntries(
      listed.map(name => [name, fc.option(fc.subarray(ids.map(value => ({ value }))), { nil: undefined })]),
    ),
  )
  .map(offered => ({
    ...offered,
    type: ['own', ...Object.keys(builtInRules)].map(value => ({ value })),
    month: [{ value: '2026-10' }],
  }));

/** Whatever is chosen in whatever order, and whatever the lists hold then. */
const forms = fc
  .record({ page, own: rules, steps: fc.array(choice, { maxLength: 15 }), offered: lists })
  .map(({ page, own, steps, offered }) => {
    const rulesOfType = (type: string) =>
      rulesOf({ value: type, label: type, ...(type === 'own' && { rules: own }) });
    const choices = steps.reduce<Choices>(
      (before, [field, value]) => afterChoice(before, field, value, page, rulesOfType),
      startingChoices,
    );
    const ruled = rulesOfType(choices.type);
    const shown = fieldsShown(page, ruled);
    return { page, ruled, choices, shown, offered, counted: countedChoices(choices, shown, offered) };
  });

describe('whatever is chosen', () => {
  it('[RPT-24] nothing hidden is posted but what the page or a rule decides', () => {
    fc.assert(
      fc.property(forms, ({ page, counted, shown }) => {
        const decided = [
          ...(page.siteId ? ['site'] : []),
          ...(page.studyId ? ['study'] : []),
          ...(shown.includes('month') ? ['dateStart', 'dateEnd'] : []),
        ];
        const posted = postedFields(page, counted).map(([name]) => name);
        expect(posted.filter(name => !shown.includes(name as FieldName) && !decided.includes(name))).toEqual(
          [],
        );
        expect(posted).not.toContain('month');
      }),
      { numRuns: 3000 },
    );
  });

  it('[RPT-10] no field is required that is hidden, and an empty required one is marked', () => {
    fc.assert(
      fc.property(forms, ({ page, ruled, counted, shown }) => {
        const required = fieldsRequired(page, ruled, counted);
        expect(required.filter(name => !shown.includes(name))).toEqual([]);
        const problems = problemsOf(page, ruled, counted, today);
        expect(required.filter(name => !counted[name] && !problems[name])).toEqual([]);
        expect(Object.keys(problems).filter(name => !shown.includes(name as FieldName))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('[RPT-09] no option is posted that its list does not offer', () => {
    fc.assert(
      fc.property(forms, ({ page, counted, offered }) => {
        const posted = new Map(postedFields(page, counted));
        for (const name of listed) {
          const value = posted.get(name);
          if (!value || value === page.siteId || value === page.studyId) continue;
          expect(offered[name]?.map(option => option.value)).toContain(value);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('[RPT-11] [RPT-12] no day outside its limits is unmarked', () => {
    fc.assert(
      fc.property(forms, ({ page, ruled, counted, shown }) => {
        const problems = problemsOf(page, ruled, counted, today);
        const limits = dateLimits(ruled, isDay(counted.dateStart) ? counted.dateStart : '', today);
        for (const name of ['dateStart', 'dateEnd'] as const) {
          const day = counted[name];
          if (!day || !shown.includes(name)) continue;
          const isRight = isDay(day) && day >= limits[name].min && day <= limits[name].max;
          if (!isRight && !problems.dateStart) expect(problems[name]).toBeDefined();
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('[NET-12] [RPT-09] in whatever order answers come and attributes change, the latest choice wins', () => {
  // What the portal knows: three of each, tied by their numbers.
  const ties: Readonly<Record<string, readonly string[]>> = {
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
  const key = (kind: string, { from, of = 'all' }: { from: string; of?: string }) =>
    from === 'none' ? undefined : `${kind} ${of}`;

  /** What is asked for these choices, field by field. */
  function askedFor(page: ReportPage, chosen: Choices): Partial<Record<FieldName, string | undefined>> {
    const shown = fieldsShown(page, {});
    const choices = without(
      chosen,
      fieldNames.filter(name => !shown.includes(name)),
    );
    const required = fieldsRequired(page, {}, choices);
    return {
      ...(shown.includes('site') && { site: key('sites', sitesTo(page, required, choices)) }),
      ...(shown.includes('study') && { study: key('studies', studiesTo(page, required, choices)) }),
      ...(shown.includes('cro') && { cro: choices.sponsor ? `cros ${choices.sponsor}` : 'cros all' }),
      ...(shown.includes('satelliteSite') && {
        satelliteSite: choices.siteMaster ? `satellites ${choices.siteMaster}` : undefined,
      }),
    };
  }

  /** The page says something else of the form or of the person, as a script of it may. [EMB-06] */
  const changedPage = fc.record<ReportPage>({
    level: fc.constantFrom('site', 'study'),
    internal: flag,
    studyAdmin: flag,
    spoolingAllowed: flag,
    siteId: fc.constantFrom(undefined, undefined, ...ids),
    studyId: fc.constantFrom(undefined, undefined, ...ids),
  });

  const offeredBy = (asked: ReturnType<typeof askedFor>, arrived: ReadonlySet<string>): Offered => ({
    type: [{ value: '' }],
    sponsor: ids.map(value => ({ value })),
    siteMaster: ids.map(value => ({ value })),
    ...Object.fromEntries(
      Object.entries(asked).map(([name, lookup]) => [
        name,
        lookup && arrived.has(lookup) ? (ties[lookup] ?? []).map(value => ({ value })) : undefined,
      ]),
    ),
  });

  it.each([
    ['site, then study', 'site', ['site', 'study']],
    ['study, then site', 'study', ['study', 'site']],
    ['sponsor, then CRO', 'site', ['sponsor', 'cro', 'site', 'study']],
    ['top-level site, then satellite site', 'study', ['siteMaster', 'satelliteSite']],
  ] as const)('[RPT-09] %s', (_, level, fields) => {
    const begun: ReportPage = { level, internal: true, studyAdmin: false, spoolingAllowed: false };
    const event = fc.oneof(
      { weight: 4, arbitrary: fc.tuple(fc.constantFrom<FieldName>(...fields), fc.constantFrom(...ids)) },
      { weight: 4, arbitrary: fc.constant('answer' as const) },
      { weight: 1, arbitrary: changedPage },
    );
    const orders = fc.tuple(fc.array(event, { minLength: 1, maxLength: 12 }), fc.infiniteStream(fc.nat()));
    fc.assert(
      fc.property(orders, ([events, picks]) => {
        let viewer = begun;
        let shown = fieldsShown(viewer, {});
        let choices: Choices = startingChoices;
        const waiting: string[] = [];
        const arrived = new Set<string>();
        const ask = () =>
          waiting.push(
            ...Object.values(askedFor(viewer, choices)).filter(
              (lookup): lookup is string => !!lookup && !arrived.has(lookup) && !waiting.includes(lookup),
            ),
          );
        const settle = () => {
          const offered = offeredBy(askedFor(viewer, choices), arrived);
          choices = without(choices, excludedChoices(choices, shown, offered));
          ask();
        };
        const answer = () => {
          const [lookup] = waiting.splice(Number(picks.next().value) % Math.max(waiting.length, 1), 1);
          if (lookup) arrived.add(lookup);
          settle();
        };
        ask();
        let last: readonly [FieldName, string] | undefined;
        for (const happens of events) {
          if (happens === 'answer') answer();
          else if ('internal' in happens) {
            viewer = happens;
            shown = fieldsShown(viewer, {});
            last = undefined;
            settle();
          } else if (shown.includes(happens[0])) {
            choices = afterChoice(choices, happens[0], happens[1], viewer, () => ({}));
            last = happens;
            settle();
          }
        }
        while (waiting.length > 0) answer();
        const asked = askedFor(viewer, choices);
        const offered = offeredBy(asked, arrived);
        const counted = countedChoices(choices, shown, offered);
        for (const [name, lookup] of Object.entries(asked)) {
          if (!lookup) continue;
          expect(offered[name as FieldName]?.map(({ value }) => value)).toEqual(ties[lookup]);
          expect(['', ...(ties[lookup] ?? [])]).toContain(counted[name as FieldName]);
          expect(counted[name as FieldName]).toBe(choices[name as FieldName]);
        }
        // The latest choice stands, unless what it was chosen from excludes it.
        if (last && offered[last[0]]?.some(({ value }) => value === last?.[1]))
          expect([last[1], '']).toContain(counted[last[0]]);
        const isFirst = last && [viewer.level, 'sponsor', 'siteMaster'].includes(last[0]);
        if (last && isFirst && offered[last[0]]?.some(({ value }) => value === last?.[1]))
          expect(counted[last[0]]).toBe(last[1]);
      }),
      { numRuns: 1000 },
    );
  });
});
