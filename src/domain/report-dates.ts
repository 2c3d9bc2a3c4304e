import { dayAfter, dayBefore, dayInWords, endOfYear, isDay, yearsAfter } from './dates.ts';
import type { ReportRules } from './report-types.ts';

/** The first day on which a report may start, where its type names no other. [RPT-11] */
const firstStart = '2016-01-01';
const yearsAhead = 5;

/** Both days of a report, each '' until it is entered. */
export interface ReportDates {
  readonly dateStart: string;
  readonly dateEnd: string;
}

/** The first and the last day that each of the two may be. */
export interface DateLimits {
  readonly dateStart: { readonly min: string; readonly max: string };
  readonly dateEnd: { readonly min: string; readonly max: string };
}

/** The limits as they are on this day; the end's follow the start. [RPT-11] [RPT-12] */
export function dateLimits(
  { earliestStart, endOfStartYear }: ReportRules,
  start: string,
  today: string,
): DateLimits {
  const floor = earliestStart ?? firstStart;
  const ceiling = yearsAfter(today, yearsAhead);
  const hasStart = isDay(start);
  return {
    dateStart: { min: floor, max: ceiling },
    dateEnd: {
      min: dayAfter(hasStart ? start : floor),
      max: endOfStartYear && hasStart ? endOfYear(start) : ceiling,
    },
  };
}

/** What is wrong with each day that is entered, and how to mend it; whether one is required is another question. [RPT-11] [RPT-12] */
export function dateProblems(
  rules: ReportRules,
  { dateStart, dateEnd }: ReportDates,
  today: string,
): Partial<ReportDates> {
  const limits = dateLimits(rules, dateStart, today);
  const start = outside(dateStart, limits.dateStart) ?? withoutEnd(dateStart, limits, rules);
  // While the start itself is wrong, what it says of the end is, too.
  const end = outside(dateEnd, start ? dateLimits(rules, '', today).dateEnd : limits.dateEnd);
  return { ...(start && { dateStart: start }), ...(end && { dateEnd: end }) };
}

function outside(day: string, { min, max }: DateLimits['dateStart']): string | undefined {
  if (!day) return undefined;
  if (!isDay(day)) return 'Enter a date that exists.';
  if (day < min) return `Enter ${dayInWords(min)} or later.`;
  return day > max ? `Enter ${dayInWords(max)} or earlier.` : undefined;
}

/** A start after which no end is left: 31 December of a report that ends with the year, or the last day of all. [RPT-12] */
function withoutEnd(start: string, { dateEnd }: DateLimits, { endOfStartYear }: ReportRules) {
  if (!start || dateEnd.min <= dateEnd.max) return undefined;
  return endOfStartYear
    ? 'Enter another day than 31 December: the report ends later in the same year.'
    : `Enter ${dayInWords(dayBefore(dateEnd.max))} or earlier: the report ends later.`;
}
