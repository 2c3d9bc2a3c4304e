import type { dashboardPatientsOfStudy } from '../../api/patients.ts';
import type { studiesOfSite } from '../../api/studies.ts';
import type { AnswerOf } from '../../http/request.ts';
import { studyName } from '../../screen/lookups/names.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export const studyOptions = (studies: AnswerOf<typeof studiesOfSite>): Option[] =>
  studies.map(study => ({ value: study.id, label: studyName(study) }));

/** Patients are listed by the patient id that site staff know; the value is the `id` for the address. [SD-01] */
export const patientOptions = (patients: AnswerOf<typeof dashboardPatientsOfStudy>): Option[] =>
  patients.map(({ id, patientId, label }) => ({ value: id, label: String(patientId || label || id) }));
