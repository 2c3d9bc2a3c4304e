import { type Handler, numberIn, Refusal, seeOther, type Visit } from '../visit.ts';

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

const statuses = ['active', 'closing'];

export const studyPage: Handler = (_request, visit) =>
  visit.page('study', { study: studyIn(visit), statuses });

export const changeStatus: Handler = async (request, visit) => {
  const { id, name } = studyIn(visit);
  const status = String((await request.formData()).get('status'));
  if (!statuses.includes(status)) throw new Refusal(422, 'Choose one of the statuses.');
  visit.database.run('UPDATE studies SET status = ? WHERE id = ?', status, id);
  visit.session.flash = { level: 'success', text: `${name} is now ${status}.` };
  return seeOther(`/study/${id}/`);
};
