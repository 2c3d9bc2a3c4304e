import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { DayFormat, DayLanguage } from '../language/catalogue.ts';
import { perLanguage } from '../language/language.ts';
import { rememberResults } from '../remember-results.ts';

dayjs.extend(utc);

// A day is a text such as `2026-01-31`, never a moment, so it is the same day in every time zone. Days are counted in
// UTC, where every day exists and has 24 hours; only `today` uses the time zone of the user.

const isoDay = 'YYYY-MM-DD';
const dayAt = (day: string) => dayjs.utc(day);

/** The name of a month, by its index from 0 for January. */
export const monthName = (month: number, language: DayLanguage): string =>
  formatted(dayjs.utc(0).month(month), 'MMMM', language);

/** The current calendar day in the user's time zone. [RPT-11] */
export const today = (): string => dayjs().format(isoDay);

/** Whether a text is an existing day, written exactly as `2026-01-31`. [RPT-11] */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && dayAt(text).isValid() && dayAt(text).format(isoDay) === text;

/**
 * The day at the start of a text, `2026-01-31`; undefined if the text does not start with one. A time may follow.
 * [TBL-21]
 */
export function dayIn(text: string): string | undefined {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(text) ?? [];
  return isDay(day) ? day : undefined;
}

/** The next day. [RPT-12] */
export const dayAfter = (day: string): string => dayAt(day).add(1, 'day').format(isoDay);

/** The day before. */
export const dayBefore = (day: string): string => dayAt(day).subtract(1, 'day').format(isoDay);

/** The same day this many years later; 28 February if 29 February does not exist in that year. [RPT-11] */
export const yearsAfter = (day: string, years: number): string =>
  dayAt(day).add(years, 'year').format(isoDay);

/** 31 December of the day's year. [RPT-12] */
export const endOfYear = (day: string): string => dayAt(day).endOf('year').format(isoDay);

/** The number of days of the year before this day: 0 on 1 January. [TBL-08] */
export const daysIntoYear = (day: string): number => dayAt(day).diff(dayAt(day).startOf('year'), 'day');

/** First and last day of a month, `2026-01`. [RPT-06] */
export const daysOf = (month: string): readonly [first: string, last: string] => [
  `${month}-01`,
  dayAt(`${month}-01`).endOf('month').format(isoDay),
];

/** The last complete month before a day: `2026-10` on 21 November 2026. [UI-05] */
export const lastMonthOver = (day: string): string => dayAt(day).subtract(1, 'month').format('YYYY-MM');

/** `4 March 2024`: a day as it is written in a sentence. */
export const dayInWords = (day: string, language: DayLanguage): string =>
  formatted(dayAt(day), 'D MMMM YYYY', language);

/** `04 March 2024`: a day as the notes on the earliest start date write it. [RPT-05] */
export const paddedDayInWords = (day: string, language: DayLanguage): string =>
  formatted(dayAt(day), 'DD MMMM YYYY', language);

// Values that databases without NULL dates, and programs that read them, store for "no date".
const noDate = /^(?:0000-00-00|-0001-11-30|0001-01-01)(?:[T ]|$)/;
const nothingOrTime = /^(?:[T ]\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * `6 May 2024`: the calendar day that a record states, as `2024-05-06` or with a time after it. [TBL-10]
 *
 * The day is shown as written, without conversion between time zones. Any other text is returned unchanged; a missing
 * value and the `0000-00-00` of databases without NULL dates give an empty text.
 */
export const shownDate = (stated: string | number | null | undefined, language: DayLanguage): string =>
  dateFormat(language)(String(stated ?? ''));

const dateFormat = perLanguage((language: DayLanguage) =>
  rememberResults(text => formatDate(text, language)),
);

function formatDate(text: string, language: DayLanguage): string {
  if (noDate.test(text)) return '';
  // A screen may have appended a time after a comma, which is kept.
  const [, date = '', time = ''] = /^([^,]*)(?:, (.*))?$/s.exec(text) ?? [];
  const day = dayIn(date);
  return day && nothingOrTime.test(date.slice(day.length))
    ? formatted(dayAt(day), 'D MMM YYYY', language) + (time && timeSeparatorIn(language) + time)
    : text;
}

/** A day in the given format in English, in the language's own format otherwise. [EMB-15] */
const formatted = (day: dayjs.Dayjs, format: DayFormat, language: DayLanguage): string =>
  language.dayText?.(day.toDate(), format) ?? day.format(format);

/**
 * `6 May 2024, 09:30`: a day with the time that a record states after it, unless it is midnight, which hosts write for
 * "no time". The time is shown as written, without conversion between time zones. [TR-02]
 */
export function shownMoment(stated: string | number | null | undefined, language: DayLanguage): string {
  const text = String(stated ?? '');
  const day = shownDate(text, language);
  const time = day === text ? '' : text.slice(11, 16);
  return !day || !time || time === '00:00' ? day : day + timeSeparatorIn(language) + time;
}

/** What stands between a day and a time. */
export const timeSeparatorIn = ({ timeSeparator = ', ' }: DayLanguage): string => timeSeparator;
