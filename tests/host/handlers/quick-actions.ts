import type { Database } from '../database.ts';
import type { Role } from '../session.ts';
import { type Handler, Refusal, seeOther } from '../visit.ts';

interface AssignedSite {
  readonly id: number;
  readonly site_number: string;
  readonly organization_name: string;
  readonly site_name: string;
  readonly quick_actions: number;
  readonly reimbursements_disabled: number;
  readonly travel_disabled: number;
}

interface AssignedStudy {
  readonly id: number;
  readonly study_number: string;
  readonly name: string;
  readonly site_number: string;
}

/**
 * The last of the sites that each role is assigned to, from the demonstration's first one; project managers have none.
 */
const lastSite: Readonly<Partial<Record<Role, number>>> = { internal: 26, siteStaff: 15, studyAdmin: 18 };
const firstSite = 12;

/** The sites and studies of a role for psp-quick-actions, with a direct-to-study site. */
export function assignedTo(
  role: Role | undefined,
  database: Database,
): { sites: object[]; studies: object[] } {
  const last = role && lastSite[role];
  if (last === undefined) return { sites: [], studies: [] };
  const sites = database.all<AssignedSite>('SELECT * FROM sites WHERE id BETWEEN ? AND ?', firstSite, last);
  const studies = database.all<AssignedStudy>(
    `SELECT studies.*, site_number FROM studies JOIN study_sites ON study_id = studies.id
     JOIN sites ON sites.id = site_id WHERE site_id BETWEEN ? AND ? ORDER BY studies.id`,
    firstSite,
    last,
  );
  const [direct] = database.all<AssignedStudy>('SELECT * FROM studies WHERE direct = 1 ORDER BY id LIMIT 1');
  return {
    sites: [...sites.map(siteEntity), ...(direct ? [directEntity(direct)] : [])],
    studies: studies.map(({ id, study_number, name, site_number }) => ({
      id,
      studyId: study_number,
      siteId: site_number,
      studyName: name,
    })),
  };
}

const siteEntity = (site: AssignedSite): object => ({
  id: site.id,
  siteId: site.site_number,
  organizationName: site.organization_name,
  siteName: site.site_name,
  enableQuickActions: site.id === firstSite || site.quick_actions === 1,
  disableReimbursements: site.id !== firstSite && site.reimbursements_disabled === 1,
  disableTravelRequests: site.id !== firstSite && site.travel_disabled === 1,
});

const directEntity = ({ id, study_number, name }: AssignedStudy): object => ({
  id: `direct-${id}`,
  studyId: study_number,
  studyName: `${name}, without sites`,
  enableQuickActions: true,
});

const known = ['addPatient', 'createErr', 'createStipend', 'createTr'];

/** Stores the posted fields unchanged and shows them. */
export const router: Handler = async (request, { database, session }) => {
  const fields = [...(await request.formData())].filter(([name]) => name !== '_token');
  const action = String(fields.find(([name]) => name === 'action')?.[1] ?? '');
  if (!known.includes(action)) throw new Refusal(422, 'There is no such action.');
  database.run('INSERT INTO quick_actions VALUES (NULL, ?, ?)', JSON.stringify(fields), session.role ?? '');
  return seeOther('/quick/action/begun/');
};

export const begunPage: Handler = (_request, { database, page, session }) => {
  const begun = database
    .all<{ id: number; fields: string }>(
      'SELECT id, fields FROM quick_actions WHERE begun_by = ? ORDER BY id DESC LIMIT 20',
      session.role ?? '',
    )
    .map(({ id, fields }) => ({ id, fields: JSON.parse(fields) }));
  return page('quick-actions-begun', { begun });
};
