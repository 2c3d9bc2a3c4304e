import { isDay, lastMonthOver } from './dates/dates.ts';

/** The first month that can be picked. [UI-05] */
const firstMonth = '2016-01';

/** The year and the number of a month that a user picks; each is '' until it is chosen. */
export interface PickedMonth {
  readonly year: string;
  /** `01` to `12`. */
  readonly month: string;
}

export const noMonth: PickedMonth = { year: '', month: '' };

/** The latest month that can be picked: the one that the page allows, else the last complete month. [UI-05] */
export const latestMonth = (allowed: string | undefined, today: string): string =>
  allowed ?? lastMonthOver(today);

/** What is wrong with an allowed month, as a sentence without subject; undefined when it can be used. [UI-05] */
export const allowedMonthProblem = (text: string): string | undefined =>
  isDay(`${text}-01`) && text >= firstMonth
    ? undefined
    : `is "${text}". Use a month from ${firstMonth} on, such as "2026-10".`;

/** The years that can be picked, the latest first. [UI-05] */
export function yearsTo(latest: string): string[] {
  const [first, last] = [yearOf(firstMonth), yearOf(latest)].map(Number) as [number, number];
  return [...Array(last - first + 1).keys()].map(back => String(last - back));
}

/**
 * The months that can be picked in a year, as numbers; in the latest year only those up to the allowed month. [UI-05]
 */
export const monthsIn = (year: string, latest: string): string[] =>
  [...Array(12).keys()]
    .map(index => String(index + 1).padStart(2, '0'))
    .filter(month => year !== yearOf(latest) || month <= latest.slice(-2));

/** Changes the year; clears the month if that year does not offer it. [UI-05] */
export const inYear = (picked: PickedMonth, year: string, latest: string): PickedMonth => ({
  year,
  month: monthsIn(year, latest).includes(picked.month) ? picked.month : '',
});

/** The picked month as a text, `2026-10`; '' until both year and month are chosen. */
export const monthText = ({ year, month }: PickedMonth): string => (year && month ? `${year}-${month}` : '');

/** Parses a text such as `2026-10`; both values are '' if it is not a month, or not one that is offered. */
export function pickedIn(text: string, latest: string): PickedMonth {
  const [year = '', month = ''] = text.split('-');
  const isOffered = isDay(`${text}-01`) && text >= firstMonth && text <= latest;
  return isOffered ? { year, month } : noMonth;
}

const yearOf = (month: string): string => month.slice(0, 4);
