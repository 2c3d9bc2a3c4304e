import type { dashboardPatientsOfStudy } from '../../api/patients.ts';
import type { sitesOfStudy } from '../../api/sites.ts';
import type { studiesOfSite } from '../../api/studies.ts';
import type { AnswerOf } from '../../http/request.ts';

type Study = AnswerOf<typeof studiesOfSite>[number];
type Site = AnswerOf<typeof sitesOfStudy>[number];
type Patient = AnswerOf<typeof dashboardPatientsOfStudy>[number];

/** The name of a study: the first of its name fields that is set, else its id. */
export const studyName = ({ id, studyName, name, legalName, scoutNumber, studyId }: Study): string =>
  String(studyName || name || legalName || scoutNumber || studyId || id);

/** The name of a site from its number and names, as far as they are set: `S-0012 Lakeshore Clinic, Oncology`. */
export function siteName({ id, siteId, organizationName, siteName, name }: Site): string {
  const siteLabel = name || [organizationName, siteName].filter(Boolean).join(', ');
  return [siteId, siteLabel].filter(Boolean).join(' ') || id;
}

/** The number of a patient, by which site staff know them, else a label or the id. [SD-01] */
export const patientNumber = ({ id, patientId, label }: Patient): string => String(patientId || label || id);

/** Keeps the notes only of options that share their label. */
export function withNotes<Option extends { readonly label: string; readonly note: string }>(
  options: readonly Option[],
) {
  const counts = new Map<string, number>();
  for (const { label } of options) counts.set(label, (counts.get(label) ?? 0) + 1);
  return options.map(option => ({
    ...option,
    note: counts.get(option.label) === 1 ? undefined : option.note,
  }));
}
