import type { AssignedEntity } from '../../api/quick-actions.ts';
import { groupBy } from '../../domain/group-by.ts';

export type Kind = 'site' | 'study';

/** A site or a study. */
export interface Entity {
  readonly id: string;
  readonly label: string;
  /** The siteId of a site or the studyId of a study, such as `S-0012`; tells entities of the same name apart. */
  readonly number: string;
  /** Ids or numbers of the linked studies (of a site) or sites (of a study). */
  readonly linkedKeys: readonly string[];
  readonly reimbursementsDisabled: boolean;
  readonly travelRequestsDisabled: boolean;
  /** False unless the page says otherwise; only sites are checked. [QA-03] */
  readonly quickActionsEnabled: boolean;
  /** True for a direct-to-study site: it has a studyId and no siteId. [QA-05] */
  readonly isDirectToStudy: boolean;
}

/** The assigned sites and studies. */
export interface Assignments {
  readonly sites: readonly Entity[];
  readonly studies: readonly Entity[];
}

/** Reads the sites and studies of the page. Entities without an id are left out because they cannot be posted. */
export const readAssignments = (
  siteList: readonly AssignedEntity[],
  studyList: readonly AssignedEntity[],
): Assignments => ({ sites: readEntities(siteList, 'site'), studies: readEntities(studyList, 'study') });

/** A site and a study belong together only if one of them names the other. [QA-04] */
export function belongTogether({ sites, studies }: Assignments, siteId: string, studyId: string): boolean {
  const [site, study] = [withId(sites, siteId), withId(studies, studyId)];
  return Boolean(site && study && (names(site, study, studies) || names(study, site, sites)));
}

/** A key may look like both a number and an id: a matching number wins. */
const names = ({ linkedKeys }: Entity, { id, number }: Entity, others: readonly Entity[]): boolean =>
  linkedKeys.some(key => key === number || (key === id && !others.some(other => other.number === key)));

const withId = (entities: readonly Entity[], id: string): Entity | undefined =>
  entities.find(entity => entity.id === id);

export const findSite = ({ sites }: Assignments, id: string): Entity | undefined => withId(sites, id);

/** The page lists an entity once for each link; the entries of one id become one entity. */
function readEntities(list: readonly AssignedEntity[], kind: Kind): Entity[] {
  const entriesById = groupBy(list, idOf);
  return [...entriesById].flatMap(([id, entries]) => (id ? mergeEntries(id, entries, kind) : []));
}

const idOf = ({ id, _id }: AssignedEntity): string | null | undefined => String(id ?? '') || _id?.$oid;

/** A restriction in one entry restricts the whole entity. */
function mergeEntries(id: string, entries: readonly AssignedEntity[], kind: Kind): Entity {
  const valuesOf = (name: 'siteId' | 'studyId') =>
    entries.map(entry => String(entry[name] ?? '')).filter(Boolean);
  const siteIds = valuesOf('siteId');
  const studyIds = valuesOf('studyId');
  const number = (kind === 'site' ? siteIds : studyIds)[0] ?? '';
  return {
    id,
    label: entityName(entries[0], kind) || number || id,
    number,
    linkedKeys: kind === 'site' ? studyIds : siteIds,
    reimbursementsDisabled: entries.some(entry => entry.disableReimbursements === true),
    travelRequestsDisabled: entries.some(entry => entry.disableTravelRequests === true),
    quickActionsEnabled: entries.every(entry => entry.enableQuickActions === true),
    isDirectToStudy: kind === 'site' && studyIds.length > 0 && siteIds.length === 0,
  };
}

function entityName(entity: AssignedEntity | undefined, kind: Kind): string {
  const { siteName, organizationName, studyName, name } = entity ?? {};
  const fullSiteName = [organizationName, siteName].filter(Boolean).join(', ');
  return String((kind === 'site' ? fullSiteName || name || studyName : studyName || name) || '');
}

/** Counts the entities without an id, for the console; undefined when all have one. */
export function missingIdProblem(...lists: readonly (readonly AssignedEntity[])[]): string | undefined {
  const count = lists.flat().filter(entry => !idOf(entry)).length;
  return count > 0 ? `${count} of the sites and studies have no id and are left out.` : undefined;
}
