const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// What databases without a null, and the programs that read them, write for no day.
const none = /^(?:0000-00-00|-0001-11-30|0001-01-01)(?:[T ]|$)/;
const written = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * `6 May 2024`: the calendar day that a record states, as `2024-05-06` or with a time after it. [TBL-10]
 *
 * The day is read as it is written, in no time zone, so that it is the same day everywhere. What is no such day stays as
 * it is; nothing gives an empty text, and so does the `0000-00-00` of databases that know no nothing.
 */
export function shownDate(stated: string | number | null | undefined): string {
  const text = String(stated ?? '');
  if (none.test(text)) return '';
  const [, year = '', month = '', day = ''] = written.exec(text) ?? [];
  const name = isDay(Number(year), Number(month), Number(day)) && months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : text;
}

/**
 * `6 May 2024, 09:30`: a day with the time that a record states after it; midnight is what hosts write for none. The
 * time is as written, in no time zone, as the day is. [TR-02]
 */
export function shownMoment(stated: string | number | null | undefined): string {
  const text = String(stated ?? '');
  const day = shownDate(text);
  const [, time] = /[T ](\d\d:\d\d)/.exec(text) ?? [];
  return !day || day === text || !time || time === '00:00' ? day : `${day}, ${time}`;
}

const isDay = (year: number, month: number, day: number): boolean =>
  day >= 1 && day <= (month === 2 && isLeap(year) ? 29 : (daysOf[month - 1] ?? 0));

const daysOf = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
