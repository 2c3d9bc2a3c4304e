// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayAfter,
  dayBefore,
  dayInWords,
  daysOf,
  endOfYear,
  isDay,
  lastMonthOver,
  today,
  yearsAfter,
} from '../../../src/domain/dates.ts';

const zones = [
  'UTC',
  'America/Chicago',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const { TZ } = process.env;

afterEach(() => {
  process.env.TZ = TZ;
});

describe.each(zones)('in %s', zone => {
  const here = <T>(act: () => T): T => {
    process.env.TZ = zone;
    return act();
  };

  it.each([
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-03-01'],
    ['2026-12-31', '2027-01-01'],
    // Nights in which clocks go forward or back, and one that Apia skipped.
    ['2026-11-01', '2026-11-02'],
    ['2026-03-07', '2026-03-08'],
    ['2018-11-03', '2018-11-04'],
    ['2026-04-23', '2026-04-24'],
    ['2011-12-29', '2011-12-30'],
  ])('[RPT-12] the day after %s is %s', (day, next) => {
    expect(here(() => dayAfter(day))).toBe(next);
    expect(here(() => dayBefore(next))).toBe(day);
  });

  it.each([
    ['2026-11-21', '2031-11-21'],
    ['2028-02-29', '2033-02-28'],
    ['2027-02-28', '2032-02-28'],
  ])('[RPT-11] five years after %s is %s', (day, later) => {
    expect(here(() => yearsAfter(day, 5))).toBe(later);
  });

  it('[RPT-05] a day is written as it is', () => {
    expect(here(() => dayInWords('2024-03-04'))).toBe('04 March 2024');
    expect(here(() => endOfYear('2026-01-01'))).toBe('2026-12-31');
    expect(here(() => daysOf('2028-02'))).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('[RPT-11] today is the day of the clock on the wall', () => {
    vi.setSystemTime(new Date('2026-11-21T10:30:00Z'));
    const onTheWall = here(() => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date()));
    expect(here(today)).toBe(onTheWall);
  });
});

it.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026/01/01', false],
  ['20260101', false],
  ['2026-01-01T00:00:00Z', false],
  ['0002-01-01', false],
  [' 2026-01-01', false],
  ['2026-01', false],
  ['', false],
  [undefined, false],
  [null, false],
  [20260101, false],
])('[RPT-11] whether %j is a day: %j', (text, is) => {
  expect(isDay(text)).toBe(is);
});

it.each([
  ['2026-11-21', '2026-10'],
  ['2027-01-15', '2026-12'],
  ['2026-03-31', '2026-02'],
])('[UI-05] on %s the last month that is over is %s', (day, month) => {
  expect(lastMonthOver(day)).toBe(month);
});
