import { describe, expect, it } from 'vitest';
import { type ReportRules, rulesOf } from '../../../src/domain/report-types.ts';
import {
  afterChoice,
  type Choices,
  countedChoices,
  emptiedIn,
  type FieldName,
  fieldsRequired,
  fieldsShown,
  postedFields,
  problemsOf,
  type ReportPage,
  sitesTo,
  startingChoices,
  studiesTo,
} from '../../../src/elements/report-form/report-form.rules.ts';

const nobody: ReportPage = { level: 'site', internal: false, studyAdmin: false, spoolingAllowed: false };
const people: Readonly<Record<string, Partial<ReportPage>>> = {
  'an internal user': { internal: true },
  'a study admin': { studyAdmin: true },
  'an internal study admin': { internal: true, studyAdmin: true },
  anybody: {},
};
const levels = ['site', 'study'] as const;
const types = [
  'visits',
  'sSNTINValidation',
  'monthlyUnitRecognition',
  'monthlyReport',
  'taxablePayments',
  'patientPaymentsOptOutHistory',
  'bulkAddressValidation',
  'eRRTRThreshold',
  'expenseManagement',
  'totalBilledTransactions',
  'unpaidVisits',
  'studyFeeConfigurations',
  'reports.sponsorCroContacts',
  'studyReimbursementExpenseConfigurations',
  'onsiteScoutPass',
  'kitchenSink',
  'backupWithholding',
  'siteMaster',
];
const cases = types.flatMap(type =>
  Object.keys(people).flatMap(who => levels.map(level => ({ type, who, level }))),
);
const ruled = (type: string) => rulesOf({ value: type, label: type });
const without = (names: readonly string[], left: readonly string[]) =>
  names.filter(name => !left.includes(name));

/** What a type adds to, or takes from, the fields that everybody sees. */
const added: Readonly<Record<string, readonly string[]>> = {
  sSNTINValidation: ['uncheckedSsnTin'],
  monthlyReport: ['includeFees'],
  bulkAddressValidation: ['addressValidationTestRun'],
  eRRTRThreshold: ['documentType'],
  onsiteScoutPass: ['assigned'],
  kitchenSink: ['archived', 'updatesOnly', 'unbilled', 'excludeDenied'],
  backupWithholding: ['billed'],
  siteMaster: ['masterSiteSponsor', 'siteMaster', 'satelliteSite'],
};
const withoutSite = [
  'studyFeeConfigurations',
  'reports.sponsorCroContacts',
  'studyReimbursementExpenseConfigurations',
];

describe.each(cases)('$type for $who at $level level', ({ type, who, level }) => {
  const page = { ...nobody, ...people[who], level };
  const rules = ruled(type);

  it('[RPT-02] [RPT-06] [RPT-07] [RPT-18] [RPT-25] shows its fields', () => {
    const isMonth = type === 'monthlyReport' && !page.internal;
    const expected = [
      'type',
      ...(page.internal && type !== 'unpaidVisits' ? ['sponsor'] : []),
      ...(page.internal ? ['cro', 'siteMaster', 'satelliteSite'] : []),
      ...(withoutSite.includes(type) ? [] : ['site']),
      'study',
      ...(isMonth ? ['month'] : ['dateStart', 'dateEnd']),
      ...(added[type] ?? []),
    ];
    expect(fieldsShown(page, rules).toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  it.each(['', '9'])('[RPT-10] [RPT-11] requires its fields, with the CRO "%s"', cro => {
    const isMonth = type === 'monthlyReport' && !page.internal;
    const needsStudy = ['expenseManagement', 'totalBilledTransactions', 'unpaidVisits'].includes(type);
    const liftedByCro = page.studyAdmin && cro !== '';
    const expected = [
      'type',
      ...(withoutSite.includes(type) ? [] : ['site']),
      ...(needsStudy || ((page.internal || page.studyAdmin) && !liftedByCro) ? ['study'] : []),
      ...(isMonth ? ['month'] : []),
      ...(isMonth || (type === 'patientPaymentsOptOutHistory' && level === 'study') ? [] : ['dateStart']),
    ];
    expect(fieldsRequired(page, rules, { cro })).toEqual(expected);
  });
});

describe('rules that a page states', () => {
  const shownBy = (rules: ReportRules, who: Partial<ReportPage> = {}) =>
    fieldsShown({ ...nobody, ...who }, rules);
  const requiredBy = (rules: ReportRules, who: Partial<ReportPage> = {}) =>
    fieldsRequired({ ...nobody, ...who }, rules, startingChoices);

  it('[RPT-07] [RPT-23] showCROField shows the CRO to study admins', () => {
    expect(shownBy({ showCROField: true }, { studyAdmin: true })).toContain('cro');
    expect(shownBy({ showCROField: true })).not.toContain('cro');
    expect(shownBy({}, { studyAdmin: true })).not.toContain('cro');
  });

  it('[RPT-10] [RPT-23] sponsorRequired shows and requires it, but hidden beats required', () => {
    expect(requiredBy({ sponsorRequired: true })).toContain('sponsor');
    expect(requiredBy({ sponsorRequired: true, hideSponsor: true })).not.toContain('sponsor');
    expect(requiredBy({}, { internal: true })).not.toContain('sponsor');
  });

  it('[RPT-10] [RPT-23] siteNotRequired and hideSite lift the site', () => {
    expect(requiredBy({ siteNotRequired: true })).not.toContain('site');
    expect(requiredBy({ hideSite: true })).not.toContain('site');
    expect(requiredBy({})).toContain('site');
  });

  it.each([
    [true, 'site', false],
    [true, 'study', false],
    ['study', 'site', true],
    ['study', 'study', false],
    ['site', 'site', false],
    [false, 'study', true],
  ] as const)('[RPT-11] startDateNotRequired %j at %s level', (startDateNotRequired, level, is) => {
    expect(requiredBy({ startDateNotRequired }, { level }).includes('dateStart')).toBe(is);
  });

  it('[RPT-08] disableDates hides dates and month', () => {
    const names = shownBy({ disableDates: true, monthPicker: true });
    expect(names.filter(name => /date|month/.test(name))).toEqual([]);
  });

  it('[RPT-24] what the page is already about is neither shown nor required', () => {
    const who = { siteId: '12', studyId: '508', internal: true };
    expect(shownBy({ studyRequired: true }, who)).not.toContain('study');
    expect(requiredBy({ studyRequired: true }, who)).toEqual(['type', 'dateStart']);
  });

  it('[RPT-03] Use Spooler is offered where spooling is allowed, ticked', () => {
    expect(shownBy({})).not.toContain('spooled');
    expect(shownBy({}, { spoolingAllowed: true })).toContain('spooled');
    expect(startingChoices.spooled).toBe('true');
    expect(startingChoices.excludeDenied).toBe('true');
  });
});

const full = Object.fromEntries(Object.keys(startingChoices).map(name => [name, '1'])) as unknown as Choices;
const chosen = (choices: Choices, field: FieldName, level: 'site' | 'study' = 'site', rules = {}) =>
  emptiedIn(
    choices,
    afterChoice(choices, field, '2', { ...nobody, level }, () => rules),
  );

describe('[RPT-09] what a choice empties', () => {
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
  ] as const)('[RPT-09] choosing the %s at %s level: %j', (field, level, emptied) => {
    expect(chosen(full, field, level)).toEqual(emptied);
  });

  it('[RPT-09] the same choice again empties nothing', () => {
    expect(afterChoice(full, 'sponsor', '1', nobody, () => ({}))).toBe(full);
  });
});

describe('[RPT-08] another type', () => {
  it('[RPT-08] resets the options; site, study and dates stay', () => {
    const after = afterChoice({ ...full, excludeDenied: '' }, 'type', 'x', nobody, () => ({}));
    expect(after).toMatchObject({
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

  it('[RPT-08] empties the dates where it takes none', () => {
    expect(chosen(full, 'type', 'site', { disableDates: true })).toEqual(
      expect.arrayContaining(['dateStart', 'dateEnd', 'month']),
    );
  });
});

describe('[RPT-17] which sites and studies are offered', () => {
  const site = { level: 'site' } as const;
  const study = { level: 'study' } as const;

  it.each([
    ['all', site, '', [], { from: 'all' }],
    ['none before a site that is required', site, '', ['site'], { from: 'none' }],
    ['those of the site', site, '12', ['site'], { from: 'one', of: '12' }],
    [
      'those of the site that the page is about',
      { ...study, siteId: '7' },
      '12',
      [],
      { from: 'one', of: '7' },
    ],
    ['all, before sites', study, '12', ['site'], { from: 'all' }],
  ] as const)('[RPT-17] studies: %s', (_, page, id, required, expected) => {
    expect(studiesTo({ ...nobody, ...page }, required, { site: id })).toEqual(expected);
  });

  it.each([
    ['all', study, '', [], { from: 'all' }],
    ['none before a study that is required', study, '', ['study'], { from: 'none' }],
    ['those of the study', study, '508', ['study'], { from: 'one', of: '508' }],
    [
      'those of the study that the page is about',
      { ...site, studyId: '7' },
      '',
      [],
      { from: 'one', of: '7' },
    ],
    ['all, before studies', site, '508', ['study'], { from: 'all' }],
  ] as const)('[RPT-17] sites: %s', (_, page, id, required, expected) => {
    expect(sitesTo({ ...nobody, ...page }, required, { study: id })).toEqual(expected);
  });
});

describe('the post', () => {
  const only = (choices: Partial<Choices>) =>
    ({ ...Object.fromEntries(Object.keys(startingChoices).map(name => [name, ''])), ...choices }) as Choices;

  it('[RPT-24] [NET-09] holds what counts, and what the page has decided', () => {
    const counted = only({ type: 'a', dateStart: '2026-01-01', excludeDenied: 'true' });
    expect(postedFields({ ...nobody, siteId: '12', studyId: '508' }, counted)).toEqual([
      ['type', 'a'],
      ['site', '12'],
      ['study', '508'],
      ['dateStart', '2026-01-01'],
      ['excludeDenied', 'true'],
    ]);
  });

  it('[RPT-06] [RPT-24] a month is its first and last day', () => {
    expect(postedFields(nobody, only({ type: 'monthlyReport', month: '2028-02' }))).toEqual([
      ['type', 'monthlyReport'],
      ['dateStart', '2028-02-01'],
      ['dateEnd', '2028-02-29'],
    ]);
  });

  it('[RPT-10] nothing is wrong with what is hidden', () => {
    const counted = countedChoices({ ...startingChoices, dateStart: 'unreadable' }, ['type'], {});
    expect(problemsOf(nobody, { disableDates: true, hideSite: true }, counted, '2026-11-21')).toEqual({
      type: 'Select a report type.',
    });
    expect(without(Object.keys(counted), Object.keys(startingChoices))).toEqual([]);
  });
});
