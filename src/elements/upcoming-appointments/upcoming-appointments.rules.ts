import type { upcomingAppointments } from '../../api/appointments.ts';
import { shownDate } from '../../domain/dates.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

type Answer = AnswerOf<typeof upcomingAppointments>;

/** An appointment as it is shown; what is not stated is empty. */
export interface ShownAppointment {
  readonly id: string;
  /** `6 May 2024`, or `6 May 2024 – 8 May 2024`. */
  readonly days: string;
  readonly study: string;
  readonly sponsor: string;
  readonly patient: string;
  readonly site: string;
  /** The full address of its page; undefined where the host states none of this site. [NET-01] */
  readonly view: string | undefined;
}

/** `addressOf` gives the full address of one that stays on this site. [PD-04] */
export const shownAppointments = (
  answer: Answer,
  addressOf: (stated: unknown) => string | undefined,
): ShownAppointment[] =>
  answer.map(({ id, study, patient, site, startDate, endDate, viewRoute }) => ({
    id,
    days: daysFrom(shownDate(startDate), shownDate(endDate)),
    study: String(study?.studyName ?? ''),
    sponsor: String(study?.sponsor ?? ''),
    patient: String(patient?.patientId ?? ''),
    site: String(site?.siteId ?? ''),
    view: addressOf(viewRoute),
  }));

/** The days of an appointment, one that begins and ends on the same day once. */
export const daysFrom = (start: string, end: string): string =>
  [...new Set([start, end])].filter(Boolean).join(' – ');
