import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

// A day is a text, `2026-01-31`: never a moment, so it is the same day in every time zone. What is counted is counted
// in UTC, whose days all exist and have 24 hours; only `today` asks the clock where the person is.

const written = 'YYYY-MM-DD';
const dayAt = (day: string) => dayjs.utc(day);

/** The calendar day that it is for the person, asked of the page's clock at this moment. [RPT-11] */
export const today = (): string => dayjs().format(written);

/** Whether a text is a day that exists, written `2026-01-31` and no other way. [RPT-11] */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && dayAt(text).format(written) === text;

/** The next day. [RPT-12] */
export const dayAfter = (day: string): string => dayAt(day).add(1, 'day').format(written);

/** The day before. */
export const dayBefore = (day: string): string => dayAt(day).subtract(1, 'day').format(written);

/** The same day so many years later; 28 February for a 29th that does not exist. [RPT-11] */
export const yearsAfter = (day: string, years: number): string =>
  dayAt(day).add(years, 'year').format(written);

/** 31 December of the year of a day. [RPT-12] */
export const endOfYear = (day: string): string => dayAt(day).endOf('year').format(written);

/** `04 March 2024`: how a day is written in a sentence. [RPT-05] */
export const dayInWords = (day: string): string => dayAt(day).format('DD MMMM YYYY');

/** First and last day of a month, `2026-01`. [RPT-06] */
export const daysOf = (month: string): readonly [first: string, last: string] => [
  `${month}-01`,
  dayAt(`${month}-01`).endOf('month').format(written),
];

/** The last month that is over on a day: `2026-10` on 21 November 2026. [UI-05] */
export const lastMonthOver = (day: string): string => dayAt(day).subtract(1, 'month').format('YYYY-MM');
