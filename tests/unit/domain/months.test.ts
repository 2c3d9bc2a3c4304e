import { describe, expect, it } from 'vitest';
import {
  allowedMonthProblem,
  inYear,
  latestMonth,
  monthsIn,
  monthText,
  pickedIn,
  yearsTo,
} from '../../../src/domain/months.ts';

describe('[UI-05] what can be picked', () => {
  it.each([
    ['2026-11-21', undefined, '2026', '2026', 10],
    ['2027-01-15', undefined, '2026', '2026', 12],
    ['2027-02-01', undefined, '2027', '2027', 1],
    ['2026-11-21', undefined, '2026', '2025', 12],
    ['2026-11-21', undefined, '2026', '2016', 12],
    ['2026-11-21', undefined, '2026', '', 12],
    ['2026-11-21', '2026-12', '2026', '2026', 12],
    ['2026-11-21', '2025-03', '2025', '2025', 3],
    ['2026-11-21', '2016-01', '2016', '2016', 1],
  ])(
    '[UI-05] on %s, with %j allowed, years from %s down to 2016; %s offers %i months',
    (today, allowed, year, of, months) => {
      const latest = latestMonth(allowed, today);
      expect(yearsTo(latest)[0]).toBe(year);
      expect(yearsTo(latest).at(-1)).toBe('2016');
      expect(yearsTo(latest)).toHaveLength(Number(year) - 2015);
      expect(monthsIn(of, latest)).toHaveLength(months);
      expect(monthsIn(of, latest)[0]).toBe('01');
    },
  );

  it('[UI-05] clears a month that the chosen year does not offer', () => {
    const december = { year: '2025', month: '12' };
    expect(monthText(december)).toBe('2025-12');
    expect(inYear(december, '2026', '2026-10')).toEqual({ year: '2026', month: '' });
    expect(inYear(december, '2024', '2026-10')).toEqual({ year: '2024', month: '12' });
    expect(monthText(inYear(december, '2026', '2026-10'))).toBe('');
  });

  it.each([
    ['2026-10', undefined],
    ['2016-01', undefined],
    ['2015-12', 'is "2015-12". Use a month from 2016-01 on, such as "2026-10".'],
    ['2026-13', 'is "2026-13". Use a month from 2016-01 on, such as "2026-10".'],
    ['10/2026', 'is "10/2026". Use a month from 2016-01 on, such as "2026-10".'],
  ])('[UI-05] the problem of %j as allowed month is %j', (text, problem) => {
    expect(allowedMonthProblem(text)).toBe(problem);
  });
});

it.each([
  ['2016-01', '2016', '01'],
  ['2026-10', '2026', '10'],
  ['2026-11', '', ''],
  ['2015-12', '', ''],
  ['2026-13', '', ''],
  ['2026', '', ''],
  ['2026-1', '', ''],
  ['', '', ''],
])('[UI-05] the text %j picks year %j and month %j, up to October 2026', (text, year, month) => {
  expect(pickedIn(text, '2026-10')).toEqual({ year, month });
});
