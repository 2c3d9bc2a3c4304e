import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../../src/domain/language/create-language.ts';
import { english } from '../../../src/domain/language/language.ts';
import { dateLimits, dateProblems } from '../../../src/domain/report-dates.ts';
import { rulesOf } from '../../../src/domain/report-types.ts';

const today = '2026-11-21';
const rules = (value: string) => rulesOf({ value, label: value });
const problems = (type: string, dateStart: string, dateEnd = '', now = today) =>
  dateProblems(rules(type), { dateStart, dateEnd }, now, english);

describe('the problem of a start', () => {
  it.each([
    ['visits', '2015-12-31', 'Enter 1 January 2016 or later.'],
    ['visits', '2016-01-01', undefined],
    ['sSNTINValidation', '2022-12-11', 'Enter 12 December 2022 or later.'],
    ['sSNTINValidation', '2022-12-12', undefined],
    ['monthlyUnitRecognition', '2024-03-03', 'Enter 4 March 2024 or later.'],
    ['visits', '2031-11-22', 'Enter 21 November 2031 or earlier.'],
    ['visits', '2026-02-30', 'Enter a date that exists.'],
    // No end is possible after these.
    ['visits', '2031-11-21', 'Enter 20 November 2031 or earlier: the report ends later.'],
    [
      'taxablePayments',
      '2026-12-31',
      'Enter another day than 31 December: the report ends later in the same year.',
    ],
    ['taxablePayments', '2026-12-30', undefined],
    ['taxablePayments', '2031-11-21', undefined],
    ['visits', '', undefined],
  ])('[RPT-11] for the type %s on %s: %s', (type, start, problem) => {
    expect(problems(type, start).dateStart).toBe(problem);
  });

  it('[RPT-11] [EMB-15] states the day in the language of the sentence, which a page may not have translated', () => {
    const dutch = createLanguage('nl', { 'report-dates': { tooLate: 'Voer {day} of eerder in.' } });
    const problemOf = (dateStart: string) =>
      dateProblems(rules('visits'), { dateStart, dateEnd: '' }, today, dutch).dateStart;
    expect(problemOf('2015-12-31')).toBe('Enter 1 January 2016 or later.');
    expect(problemOf('2031-11-22')).toBe('Voer 21 november 2031 of eerder in.');
  });

  it('[RPT-05] [RPT-11] depends on the earliest start of the type', () => {
    expect(dateLimits(rules('sSNTINValidation'), '', today).dateStart.min).toBe('2022-12-12');
    expect(dateLimits(rules('monthlyUnitRecognition'), '', today).dateStart.min).toBe('2024-03-04');
    expect(dateLimits(rules('visits'), '', today).dateStart.min).toBe('2016-01-01');
  });

  it.each([
    ['2026-11-21', '2031-11-21'],
    ['2028-02-29', '2033-02-28'],
    ['2027-02-28', '2032-02-28'],
    ['2026-12-31', '2031-12-31'],
    ['2027-01-01', '2032-01-01'],
  ])('[RPT-11] on %s depends on the latest day %s', (now, ceiling) => {
    expect(dateLimits({}, '', now).dateStart.max).toBe(ceiling);
    expect(problems('visits', '2020-01-01', ceiling, now)).toEqual({});
  });
});

it.each([
  ['visits', '2026-05-05', '2026-05-05', 'Enter 6 May 2026 or later.'],
  ['visits', '2026-05-05', '2026-05-06', undefined],
  ['visits', '', '2016-01-01', 'Enter 2 January 2016 or later.'],
  ['visits', '', '2016-01-02', undefined],
  ['sSNTINValidation', '', '2022-12-12', 'Enter 13 December 2022 or later.'],
  ['visits', '2026-05-05', '2031-11-21', undefined],
  ['visits', '2026-05-05', '2031-11-22', 'Enter 21 November 2031 or earlier.'],
  ['taxablePayments', '2026-05-05', '2026-12-31', undefined],
  ['taxablePayments', '2026-05-05', '2027-01-01', 'Enter 31 December 2026 or earlier.'],
  ['taxablePayments', '', '2031-11-21', undefined],
  ['taxablePayments', '2031-02-01', '2031-12-31', undefined],
  ['visits', '2026-05-05', '2026-02-30', 'Enter a date that exists.'],
  ['visits', '2026-05-05', '', undefined],
])('[RPT-12] the problem of an end for the type %s from %s to %s: %s', (type, start, end, problem) => {
  expect(problems(type, start, end).dateEnd).toBe(problem);
});
