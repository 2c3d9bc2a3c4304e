import type { dashboardPatientsOfStudy } from '../../api/patients.ts';
import type { studiesOfSite } from '../../api/studies.ts';
import type { AnswerOf } from '../../http/endpoint.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Each study under the first of its names that is stated. */
export const studyOptions = (studies: AnswerOf<typeof studiesOfSite>): Option[] =>
  studies.map(({ id, studyName, name, legalName, scoutNumber, studyId }) => ({
    value: id,
    label: String(studyName || name || legalName || scoutNumber || studyId || id),
  }));

/** Each patient under the patient id that site staff know; its `id` goes into the address. [SD-01] */
export const patientOptions = (patients: AnswerOf<typeof dashboardPatientsOfStudy>): Option[] =>
  patients.map(({ id, patientId, label }) => ({ value: id, label: String(patientId || label || id) }));
