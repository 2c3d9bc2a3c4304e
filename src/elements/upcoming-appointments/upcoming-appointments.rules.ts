import type { upcomingAppointments } from '../../api/appointments.ts';
import { shownDate, shownMoment, timeSeparatorIn } from '../../domain/dates/dates.ts';
import type { Language } from '../../domain/language/language.ts';
import type { AnswerOf } from '../../http/request.ts';

type Moment = AnswerOf<typeof upcomingAppointments>[number]['startDate'];

/**
 * `6 May 2024, 09:30 – 11:00`, or `6 May 2024 – 8 May 2024`: on one day only the time of the end is added, if both have
 * one; '' if the host sends neither. [PD-04]
 */
export function periodShown(start: Moment, end: Moment, language: Language): string {
  const [day, from, to] = [
    shownDate(start, language),
    shownMoment(start, language),
    shownMoment(end, language),
  ];
  const isOneDay = day === shownDate(end, language);
  const isSameTime = isOneDay && (from === day || from === to);
  const until = isOneDay ? to.slice((day + timeSeparatorIn(language)).length) : to;
  return [from, isSameTime ? '' : until].filter(Boolean).join(' – ');
}
