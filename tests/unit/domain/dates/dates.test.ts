import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayAfter,
  dayBefore,
  dayIn,
  dayInWords,
  daysIntoYear,
  daysOf,
  endOfYear,
  isDay,
  lastMonthOver,
  monthName,
  paddedDayInWords,
  shownDate,
  shownMoment,
  today,
  yearsAfter,
} from '../../../../src/domain/dates/dates.ts';
import { english } from '../../../../src/domain/language/language.ts';

const zones = [
  'UTC',
  'America/Chicago',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const months = 'January,February,March,April,May,June,July,August,September,October,November,December';
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
    ['2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-03-01'],
    ['2026-12-31', '2027-01-01'],
    // Nights in which clocks go forward or back, and one that Apia skipped.
    ['2026-11-01', '2026-11-02'],
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

  it('[RPT-05] formats a day without converting it between time zones', () => {
    expect(here(() => dayInWords('2024-03-04', english))).toBe('4 March 2024');
    expect(here(() => paddedDayInWords('2024-03-04', english))).toBe('04 March 2024');
    expect(here(() => endOfYear('2026-01-01'))).toBe('2026-12-31');
    expect(here(() => daysOf('2028-02'))).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('[TBL-10] ignores the time after a day', () => {
    expect(here(() => shownDate('2026-03-04T23:59:59Z', english))).toBe('4 Mar 2026');
    expect(here(() => [...Array(12).keys()].map(month => monthName(month, english)).join())).toBe(months);
  });

  it.each([
    ['2026-01-01', 0],
    ['2026-04-01', 90],
    ['2026-12-31', 364],
    ['2028-12-31', 365],
  ])('[TBL-08] on %s %i days of the year have passed', (day, over) => {
    expect(here(() => daysIntoYear(day))).toBe(over);
  });

  it('[RPT-11] today is the day in the time zone of the user', () => {
    vi.setSystemTime(new Date('2026-11-21T10:30:00Z'));
    const onTheWall = here(() => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date()));
    expect(here(today)).toBe(onTheWall);
  });
});

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20260101', false],
  ['2026-01-01T00:00:00Z', false],
  ['0002-01-01', false],
  [' 2026-01-01', false],
  ['', false],
  [null, false],
  [20260101, false],
])('[RPT-11] whether %j is a day: %j', (text, is) => {
  expect(isDay(text)).toBe(is);
});

it.each([
  ['2026-11-21', '2026-10'],
  ['2027-01-15', '2026-12'],
  ['2026-03-31', '2026-02'],
])('[UI-05] on %s the last complete month is %s', (day, month) => {
  expect(lastMonthOver(day)).toBe(month);
});

it.each([
  ['2026-05-06', '2026-05-06'],
  ['2026-05-06 10:00', '2026-05-06'],
  ['2026-05-06T10:00:00Z', '2026-05-06'],
  ['2026-05-06 0930', '2026-05-06'],
  ['2026-05-067', undefined],
  ['2026-02-29 10:00', undefined],
  [' 2026-05-06', undefined],
  ['6 May 2026', undefined],
  ['', undefined],
])('[TBL-21] %j begins with the day %j', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

it.each([
  ['2024-05-06', '6 May 2024'],
  ['2024-02-29', '29 Feb 2024'],
  ['2024-03-04 00:00:00.000000', '4 Mar 2024'],
  ['2024-03-04T23:59:59-06:00', '4 Mar 2024'],
  ['2024-03-04 10:00', '4 Mar 2024'],
])('[TBL-10] %j is shown as %j', (stated, shown) => {
  expect(shownDate(stated, english)).toBe(shown);
});

it.each(['2026-02-30', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-04-00', '0000-00-01'])(
  '[TBL-10] %j is not a day and stays as it is',
  stated => {
    expect(shownDate(stated, english)).toBe(stated);
  },
);

it.each(['0000-00-00', '0000-00-00 00:00:00', '-0001-11-30 00:00:00.000000', '0001-01-01T00:00:00'])(
  '[TBL-10] %j is what databases write for no day',
  stated => {
    expect(shownDate(stated, english)).toBe('');
    expect(shownMoment(stated, english)).toBe('');
  },
);

it.each([
  ['2024-05-06', '6 May 2024'],
  ['2024-05-06 09:30', '6 May 2024, 09:30'],
  ['2024-05-06T09:30:15-06:00', '6 May 2024, 09:30'],
  ['2024-05-06 00:00:00.000000', '6 May 2024'],
  ['2024-02-30 09:30', '2024-02-30 09:30'],
  ['soon', 'soon'],
  [undefined, ''],
])('[TR-02] the moment %j is shown as %j', (stated, shown) => {
  expect(shownMoment(stated, english)).toBe(shown);
});

it('[TR-02] a missing day is shown as an empty text', () => {
  expect(shownMoment('0000-00-00 10:30:00', english)).toBe('');
});

it.each([[undefined], [null], ['']])('[TBL-10] shows %j as an empty text, never as today', stated => {
  expect(shownDate(stated, english)).toBe('');
});

it('[TBL-10] shows a number unchanged', () => {
  expect(shownDate(1_714_953_600, english)).toBe('1714953600');
});
