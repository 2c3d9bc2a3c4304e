import { readFileSync } from 'node:fs';
import type { Database } from '../database.ts';
import { type Handler, numberIn } from '../visit.ts';
import { type Study, studyItems } from './studies.ts';

interface LookupSite {
  readonly id: number;
  readonly site_number: string;
  readonly organization_name: string;
  readonly site_name: string;
  readonly quick_actions: number;
  readonly reimbursements_disabled: number;
  readonly travel_disabled: number;
}

/** The items of a site lookup. */
function siteItems(sites: readonly LookupSite[]): object[] {
  return sites.map(site => ({
    id: site.id,
    siteId: site.site_number,
    organizationName: site.organization_name,
    siteName: site.site_name,
    name: `${site.organization_name}, ${site.site_name}`,
    enableQuickActions: site.quick_actions === 1,
    disableReimbursements: site.reimbursements_disabled === 1,
    disableTravelRequests: site.travel_disabled === 1,
  }));
}

export const sitesOfStudy: Handler = (_request, { database, path }) =>
  Response.json(
    siteItems(
      database.all(
        'SELECT sites.* FROM sites JOIN study_sites ON site_id = sites.id WHERE study_id = ? ORDER BY sites.id',
        numberIn(path.studyId),
      ),
    ),
  );

export const allSites: Handler = (_request, { database }) =>
  Response.json(siteItems(database.all('SELECT * FROM sites ORDER BY id')));

export const satelliteSites: Handler = (_request, { database, path }) =>
  Response.json(
    siteItems(database.all('SELECT * FROM sites WHERE master_id = ? ORDER BY id', numberIn(path.masterId))),
  );

export const allStudies: Handler = (_request, { database }) =>
  Response.json(studyItems(database.all<Study>('SELECT * FROM studies ORDER BY id')));

export const topLevelSites: Handler = (_request, { database }) => named(database, 'master_sites');
export const allSponsors: Handler = (_request, { database }) => named(database, 'sponsors');
export const allCros: Handler = (_request, { database }) => named(database, 'cros');

function named(database: Database, table: 'master_sites' | 'sponsors' | 'cros'): Response {
  return Response.json(database.all(`SELECT id, name FROM ${table} ORDER BY name`));
}

export const crosOfSponsor: Handler = (_request, { database, path }) =>
  Response.json(
    database.all(
      'SELECT id, name FROM cros JOIN cro_sponsors ON cro_id = cros.id WHERE sponsor_id = ? ORDER BY name',
      numberIn(path.sponsorId),
    ),
  );

/** Some lists identify a patient only by the document's id. */
export const patientsOfSite: Handler = (_request, { database, path }) =>
  Response.json(documents(database, 'site_id', numberIn(path.siteId)));

export const patientsOfDirectStudy: Handler = (_request, { database, path }) =>
  Response.json(documents(database, 'study_id', numberIn(path.studyId)));

function documents(database: Database, column: 'site_id' | 'study_id', id: number): object[] {
  return database
    .all<{ oid: string; label: string }>(
      `SELECT oid, patient_number AS label FROM patients WHERE ${column} = ? ORDER BY patient_number`,
      id,
    )
    .map(({ oid, label }) => ({ _id: { $oid: oid }, label }));
}

const logo = readFileSync(new URL('../public/sponsor-logo.png', import.meta.url), 'base64');

export const sponsorLogo: Handler = () => Response.json({ data: `data:image/png;base64,${logo}` });
