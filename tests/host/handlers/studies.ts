import { type Handler, numberIn, Refusal, type Visit } from '../visit.ts';

export interface Study {
  readonly id: number;
  readonly study_number: string;
  readonly scout_number: string;
  readonly name: string;
  readonly legal_name: string;
  readonly status: string;
}

/** The study named in the path. */
export function studyIn({ database, path }: Visit): Study {
  const study = database.first<Study>('SELECT * FROM studies WHERE id = ?', numberIn(path.studyId));
  if (!study) throw new Refusal(404, 'There is no such study.');
  return study;
}

/** The items of a study lookup. */
export function studyItems(studies: readonly Study[]): object[] {
  return studies.map(study => ({
    id: study.id,
    studyId: study.study_number,
    scoutNumber: study.scout_number,
    studyName: study.name,
    name: study.name,
    legalName: study.legal_name,
  }));
}

export const studiesOfSite: Handler = (_request, { database, path }) =>
  Response.json(
    studyItems(
      database.all<Study>(
        `SELECT studies.* FROM studies JOIN study_sites ON study_id = studies.id
         WHERE study_sites.site_id = ? ORDER BY studies.id`,
        numberIn(path.siteId),
      ),
    ),
  );
