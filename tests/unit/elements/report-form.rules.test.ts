import { describe, expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { type ReportRules, rulesOf } from '../../../src/domain/report-types.ts';
import {
  type Choices,
  type FieldName,
  type FormContext,
  initialChoices,
  requiredFields,
  visibleFields,
} from '../../../src/elements/report-form/fields.rules.ts';
import {
  applyChoice,
  clearedFields,
  effectiveChoices,
  fieldProblems,
  optionSources,
  postedFields,
  postedNames,
  unavailableFields,
} from '../../../src/elements/report-form/report-form.rules.ts';

const defaultContext: FormContext = {
  level: 'site',
  internal: false,
  studyAdmin: false,
  spoolingAllowed: false,
};
const builtInRulesOf = (type: string) => rulesOf({ value: type, label: type });

describe('the built-in rules', () => {
  it.each<[string, Partial<FormContext>, readonly string[]]>([
    ['visits', {}, ['type', 'site', 'study', 'dateStart', 'dateEnd']],
    ['studyFeeConfigurations', {}, ['type', 'study', 'dateStart', 'dateEnd']],
    ['monthlyReport', {}, ['type', 'site', 'study', 'month', 'includeFees']],
    ['backupWithholding', {}, ['type', 'site', 'study', 'dateStart', 'dateEnd', 'billed']],
    [
      'visits',
      { internal: true },
      'type,sponsor,cro,site,study,siteMaster,satelliteSite,dateStart,dateEnd'.split(','),
    ],
    [
      'unpaidVisits',
      { internal: true, level: 'study' },
      'type,cro,study,site,siteMaster,satelliteSite,dateStart,dateEnd'.split(','),
    ],
    [
      'siteMaster',
      {},
      'type,site,study,masterSiteSponsor,siteMaster,satelliteSite,dateStart,dateEnd'.split(','),
    ],
    [
      'kitchenSink',
      {},
      'type,site,study,dateStart,dateEnd,archived,updatesOnly,unbilled,excludeDenied'.split(','),
    ],
  ])('[RPT-02] [RPT-06] [RPT-07] [RPT-18] [RPT-25] %s shows to %j the fields %j', (type, context, fields) => {
    const visible = visibleFields({ ...defaultContext, ...context }, builtInRulesOf(type));
    expect(visible.toSorted()).toEqual(fields.toSorted());
  });

  it('[RPT-06] monthlyReport shows dates, not a month, to internal users', () => {
    const visible = visibleFields({ ...defaultContext, internal: true }, builtInRulesOf('monthlyReport'));
    expect(visible).toEqual(expect.arrayContaining(['dateStart', 'dateEnd']));
    expect(visible).not.toContain('month');
  });

  it.each<[string, Partial<FormContext>, cro: string, required: boolean]>([
    ['visits', {}, '', false],
    ['unpaidVisits', {}, '', true],
    ['visits', { internal: true }, '', true],
    ['visits', { internal: true }, '9', true],
    ['visits', { studyAdmin: true }, '', true],
    ['visits', { studyAdmin: true }, '9', false],
    ['visits', { studyAdmin: true, internal: true }, '9', false],
    ['unpaidVisits', { studyAdmin: true }, '9', true],
  ])('[RPT-10] %s for %j with the CRO "%s" requires a study: %s', (type, context, cro, isRequired) => {
    const required = requiredFields({ ...defaultContext, ...context }, builtInRulesOf(type), { cro });
    expect(required.includes('study')).toBe(isRequired);
  });

  it.each<[string, readonly string[]]>([
    ['visits', ['type', 'site', 'dateStart']],
    ['monthlyReport', ['type', 'site', 'month']],
    ['studyFeeConfigurations', ['type', 'dateStart']],
  ])('[RPT-10] [RPT-11] %s requires %j', (type, fields) => {
    expect(requiredFields(defaultContext, builtInRulesOf(type), { cro: '' })).toEqual(fields);
  });
});

describe('rules of the page', () => {
  const visibleWith = (rules: ReportRules, context: Partial<FormContext> = {}) =>
    visibleFields({ ...defaultContext, ...context }, rules);
  const requiredWith = (rules: ReportRules, context: Partial<FormContext> = {}) =>
    requiredFields({ ...defaultContext, ...context }, rules, initialChoices);

  it('[RPT-07] [RPT-23] showCROField shows the CRO to study admins', () => {
    expect(visibleWith({ showCROField: true }, { studyAdmin: true })).toContain('cro');
    expect(visibleWith({ showCROField: true })).not.toContain('cro');
    expect(visibleWith({}, { studyAdmin: true })).not.toContain('cro');
  });

  it.each([
    [true, 'site', false],
    [true, 'study', false],
    ['study', 'site', true],
    ['study', 'study', false],
    ['site', 'site', false],
    [false, 'study', true],
  ] as const)(
    '[RPT-11] startDateNotRequired %j at %s level: start date required is %s',
    (startDateNotRequired, level, isRequired) => {
      expect(requiredWith({ startDateNotRequired }, { level }).includes('dateStart')).toBe(isRequired);
    },
  );

  it('[RPT-24] a site and study fixed by the page are neither shown nor required', () => {
    const context = { siteId: '12', studyId: '508', internal: true };
    expect(visibleWith({ studyRequired: true }, context)).not.toContain('study');
    expect(requiredWith({ studyRequired: true }, context)).toEqual(['type', 'dateStart']);
  });

  it('[RPT-03] Use Spooler is shown if spooling is allowed, ticked by default', () => {
    expect(visibleWith({})).not.toContain('spooled');
    expect(visibleWith({}, { spoolingAllowed: true })).toContain('spooled');
    expect(initialChoices.spooled).toBe('true');
    expect(initialChoices.excludeDenied).toBe('true');
  });
});

const filledChoices = Object.fromEntries(
  Object.keys(initialChoices).map(name => [name, '1']),
) as unknown as Choices;
const clearedBy = (choices: Choices, field: FieldName, level: 'site' | 'study' = 'site', rules = {}) =>
  clearedFields(
    choices,
    applyChoice(choices, field, '2', { ...defaultContext, level }, () => rules),
  );

describe('[RPT-09] choosing', () => {
  it.each([
    ['site', 'site', ['study']],
    ['study', 'site', []],
    ['study', 'study', ['site']],
    ['site', 'study', []],
    ['sponsor', 'site', ['site', 'study']],
    ['cro', 'study', ['site', 'study']],
    ['siteMaster', 'site', ['satelliteSite']],
    ['masterSiteSponsor', 'study', ['satelliteSite']],
    ['satelliteSite', 'site', []],
    ['dateStart', 'site', []],
    ['excludeDenied', 'site', []],
  ] as const)('[RPT-09] %s at %s level clears %j', (field, level, cleared) => {
    expect(clearedBy(filledChoices, field, level)).toEqual(cleared);
  });

  it('[RPT-09] the same value again clears nothing', () => {
    expect(applyChoice(filledChoices, 'sponsor', '1', defaultContext, () => ({}))).toBe(filledChoices);
  });
});

it('[RPT-08] another report type resets the options and keeps site, study and dates', () => {
  const choices = applyChoice(
    { ...filledChoices, excludeDenied: '' },
    'type',
    'x',
    defaultContext,
    () => ({}),
  );
  expect(choices).toMatchObject({
    site: '1',
    study: '1',
    dateStart: '1',
    dateEnd: '1',
    updatesOnly: '',
    excludeDenied: 'true',
    spooled: 'true',
    archived: 'archiveInclude',
  });
});

describe('[RPT-17] the options of', () => {
  const site = { level: 'site' } as const;
  const study = { level: 'study' } as const;

  it.each([
    ['all', site, '', [], { from: 'all' }],
    ['none until a required site is chosen', site, '', ['site'], { from: 'none' }],
    ['those of the chosen site', site, '12', ['site'], { from: 'one', id: '12' }],
    ['those of the site fixed by the page', { ...study, siteId: '7' }, '12', [], { from: 'one', id: '7' }],
    ['all, if the study comes first', study, '12', ['site'], { from: 'all' }],
  ] as const)('[RPT-17] study: %s', (_, context, id, required, expected) => {
    const sources = optionSources({ ...defaultContext, ...context }, required, { site: id, study: '' });
    expect(sources.study).toEqual(expected);
  });

  it.each([
    ['all', study, '', [], { from: 'all' }],
    ['none until a required study is chosen', study, '', ['study'], { from: 'none' }],
    ['those of the chosen study', study, '508', ['study'], { from: 'one', id: '508' }],
    ['those of the study fixed by the page', { ...site, studyId: '7' }, '', [], { from: 'one', id: '7' }],
    ['all, if the site comes first', site, '508', ['study'], { from: 'all' }],
  ] as const)('[RPT-17] site: %s', (_, context, id, required, expected) => {
    const sources = optionSources({ ...defaultContext, ...context }, required, { site: '', study: id });
    expect(sources.site).toEqual(expected);
  });
});

describe('the post', () => {
  const onlyChoices = (choices: Partial<Choices>) =>
    ({ ...Object.fromEntries(Object.keys(initialChoices).map(name => [name, ''])), ...choices }) as Choices;

  it('[RPT-24] [NET-09] contains the effective choices and what the page fixes', () => {
    const choices = onlyChoices({ type: 'a', dateStart: '2026-01-01', excludeDenied: 'true' });
    expect(postedFields({ ...defaultContext, siteId: '12', studyId: '508' }, choices)).toEqual([
      ['type', 'a'],
      ['site', '12'],
      ['study', '508'],
      ['dateStart', '2026-01-01'],
      ['excludeDenied', 'true'],
    ]);
  });

  it('[RPT-06] [RPT-24] contains the first and last day of a month', () => {
    expect(postedFields(defaultContext, onlyChoices({ type: 'monthlyReport', month: '2028-02' }))).toEqual([
      ['type', 'monthlyReport'],
      ['dateStart', '2028-02-01'],
      ['dateEnd', '2028-02-29'],
    ]);
  });

  it('[RPT-10] is not blocked by hidden fields', () => {
    const choices = effectiveChoices({ ...initialChoices, dateStart: 'unreadable' }, ['type'], {});
    expect(
      fieldProblems(defaultContext, { disableDates: true, hideSite: true }, choices, '2026-11-21', english),
    ).toEqual({
      type: 'Select a report type.',
    });
    expect(Object.keys(choices)).toEqual(Object.keys(initialChoices));
  });
});

it('[RPT-15] the names under which fields are posted are their own, and of a month those of its first and last day', () => {
  expect(postedNames('month')).toEqual(['dateStart', 'dateEnd']);
  expect(postedNames('site')).toEqual(['site']);
});

const choices = { ...initialChoices, site: '5', study: '7', sponsor: '9' };
const options = (...values: readonly string[]) => values.map(value => ({ value, label: value }));

it('[RPT-09] choices that are not among the loaded options are found in the lists that are visible and loaded', () => {
  const available = { site: options('1', '5'), study: options('1', '2'), sponsor: options() };
  expect(unavailableFields(choices, ['site', 'study'], available)).toEqual(['study']);
  expect(unavailableFields(choices, ['site', 'study', 'sponsor'], available)).toEqual(['sponsor', 'study']);
  expect(unavailableFields({ ...choices, study: '' }, ['site', 'study'], available)).toEqual([]);
  expect(unavailableFields(choices, ['site', 'study'], { site: options('5') })).toEqual([]);
});
