/** The formats of days, as dayjs writes them in English. */
export type DayFormat = 'D MMM YYYY' | 'D MMMM YYYY' | 'DD MMMM YYYY' | 'MMMM';

/** How a language writes days. English states nothing: the requirements state its form. [EMB-15] */
export interface DayLanguage {
  /** Formats the UTC day of a date. */
  dayText?(day: Date, format: DayFormat): string;
  /** What stands between a day and a time, such as the Arabic comma. */
  readonly timeSeparator?: string;
}
