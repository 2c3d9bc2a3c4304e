import { dayAfter, dayBefore, dayInWords, endOfYear, isDay, yearsAfter } from './dates/dates.ts';
import type { DayLanguage } from './language/catalogue.ts';
import type { Language } from './language/language.ts';
import type { ReportRules } from './report-types.ts';
import { reportDateCatalogue } from './texts/report-dates.ts';

/** The earliest start of a report whose type sets no other. [RPT-11] */
const firstStart = '2016-01-01';
const yearsAhead = 5;

/** The first and last day of a report, each '' until it is entered. */
export interface ReportDates {
  readonly dateStart: string;
  readonly dateEnd: string;
}

/** The allowed range of both days. */
export interface DateLimits {
  readonly dateStart: { readonly min: string; readonly max: string };
  readonly dateEnd: { readonly min: string; readonly max: string };
}

/** The limits of both days as of `today`; those of the end depend on the start. [RPT-11] [RPT-12] */
export function dateLimits(
  { earliestStart, endOfStartYear }: ReportRules,
  start: string,
  today: string,
): DateLimits {
  const earliest = earliestStart ?? firstStart;
  const latest = yearsAfter(today, yearsAhead);
  const hasStart = isDay(start);
  return {
    dateStart: { min: earliest, max: latest },
    dateEnd: {
      min: dayAfter(hasStart ? start : earliest),
      max: endOfStartYear && hasStart ? endOfYear(start) : latest,
    },
  };
}

/** What is wrong with the days entered and how to fix it; required fields are not checked here. [RPT-11] [RPT-12] */
export function dateProblems(
  rules: ReportRules,
  { dateStart, dateEnd }: ReportDates,
  today: string,
  language: Language,
): Partial<ReportDates> {
  const limits = dateLimits(rules, dateStart, today);
  const start =
    limitProblem(dateStart, limits.dateStart, language) ?? noEndProblem(dateStart, limits, rules, language);
  // An invalid start does not limit the end.
  // Stryker disable next-line StringLiteral: neither text is a day.
  const end = limitProblem(dateEnd, start ? dateLimits(rules, '', today).dateEnd : limits.dateEnd, language);
  return { ...(start && { dateStart: start }), ...(end && { dateEnd: end }) };
}

function limitProblem(
  day: string,
  { min, max }: DateLimits['dateStart'],
  language: Language,
): string | undefined {
  const texts = language.texts(reportDateCatalogue);
  if (!day) return undefined;
  if (!isDay(day)) return texts.notADate;
  if (day < min) return texts.tooEarly({ day: inWords(min) });
  return day > max ? texts.tooLate({ day: inWords(max) }) : undefined;
}

/**
 * The problem of a start date after which no end date is possible: 31 December if the report ends with the year, or the
 * last allowed day. [RPT-12]
 */
function noEndProblem(
  start: string,
  { dateEnd }: DateLimits,
  { endOfStartYear }: ReportRules,
  language: Language,
) {
  const texts = language.texts(reportDateCatalogue);
  if (!start || dateEnd.min <= dateEnd.max) return undefined;
  return endOfStartYear ? texts.lastDayOfYear : texts.noDayAfter({ day: inWords(dayBefore(dateEnd.max)) });
}

const inWords = (day: string) => (language: DayLanguage) => dayInWords(day, language);
