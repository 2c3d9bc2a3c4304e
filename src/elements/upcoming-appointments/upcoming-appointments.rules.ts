import type { upcomingAppointments } from '../../api/appointments.ts';
import { shownDate, shownMoment, timeSeparatorIn } from '../../domain/dates/dates.ts';
import type { Language } from '../../domain/language/language.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

type Answer = AnswerOf<typeof upcomingAppointments>;

/** The formatted texts of an appointment; '' for what the host does not send. */
export interface AppointmentSummary {
  readonly id: string;
  /** `6 May 2024, 09:30 – 11:00`, or `6 May 2024 – 8 May 2024`. */
  readonly when: string;
  readonly study: string;
  readonly sponsor: string;
  readonly patient: string;
  readonly site: string;
  /** The full URL of the appointment's page; undefined when the host sends none or one of another site. [NET-01] */
  readonly view: string | undefined;
}

/** `sameSiteUrl` returns the full URL of an address of this site, and undefined for any other. [PD-04] */
export const appointmentSummaries = (
  answer: Answer,
  sameSiteUrl: (address: unknown) => string | undefined,
  language: Language,
): AppointmentSummary[] =>
  answer.map(({ id, study, patient, site, startDate, endDate, viewRoute }) => ({
    id,
    when: formatPeriod(startDate, endDate, language),
    study: String(study?.studyName ?? ''),
    sponsor: String(study?.sponsor ?? ''),
    patient: String(patient?.patientId ?? ''),
    site: String(site?.siteId ?? ''),
    view: sameSiteUrl(viewRoute),
  }));

type Moment = Answer[number]['startDate'];

/** Joins start and end; on one day only the time of the end is added, if both have one. */
function formatPeriod(start: Moment, end: Moment, language: Language): string {
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
