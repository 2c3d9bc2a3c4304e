import type { upcomingAppointments } from '../../api/appointments.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

type Answer = AnswerOf<typeof upcomingAppointments>;

/** The formatted texts of an appointment; '' for what the host does not send. */
export interface AppointmentSummary {
  readonly id: string;
  /** `6 May 2024`, or `6 May 2024 – 8 May 2024`. */
  readonly days: string;
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
): AppointmentSummary[] =>
  answer.map(({ id, study, patient, site, startDate, endDate, viewRoute }) => ({
    id,
    days: formatDays(shownDate(startDate), shownDate(endDate)),
    study: String(study?.studyName ?? ''),
    sponsor: String(study?.sponsor ?? ''),
    patient: String(patient?.patientId ?? ''),
    site: String(site?.siteId ?? ''),
    view: sameSiteUrl(viewRoute),
  }));

/** Joins the first and last day; an appointment that starts and ends on the same day shows it once. */
const formatDays = (start: string, end: string): string =>
  [...new Set([start, end])].filter(Boolean).join(' – ');
