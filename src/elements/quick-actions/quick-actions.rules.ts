import type { AssignedEntity } from '../../api/quick-actions.ts';
import { excludedText } from '../../domain/excluded-text.ts';

/** [QA-01] What can be begun, by the value that is posted. */
export const actions = [
  { value: 'addPatient', label: 'Add Patient' },
  { value: 'createErr', label: 'Create Reimbursement' },
  { value: 'createStipend', label: 'Create Stipend' },
  { value: 'createTr', label: 'Create Travel Request' },
] as const;

export const quickActionsOff = 'Some of your sites or studies have disabled the Quick Actions menu.';
export const reimbursementsOff =
  'Those sites or studies have disabled the creation of reimbursement requests.';
export const travelOff = 'Those sites or studies have disabled the creation of travel requests.';

/** What is chosen; '' while nothing is. */
export interface Choice {
  readonly action: string;
  readonly site: string;
  readonly study: string;
  readonly patient: string;
}

export const nothingChosen: Choice = { action: '', site: '', study: '', patient: '' };

interface Entity {
  readonly id: string;
  readonly label: string;
  /** Its own number of its kind, such as `S-0012`; tells apart those of one name. */
  readonly number: string;
  /** The ids or numbers of those of the other kind that it names. */
  readonly ties: readonly string[];
  readonly reimbursementsOff: boolean;
  readonly travelOff: boolean;
  /** [QA-03] Off unless stated; asked of sites only. */
  readonly quickActionsOn: boolean;
  /** [QA-05] A direct-to-study site: it has a studyId and no siteId. */
  readonly isStudyLevel: boolean;
}

/** The assigned sites and studies, and which belong together. */
export interface Assigned {
  readonly sites: readonly Entity[];
  readonly studies: readonly Entity[];
  /** `site study` for each pair. */
  readonly pairs: ReadonlySet<string>;
}

/** Reads what the page says; what has no id cannot be posted and is left out. Fails closed: a pair is tied when one names the other. [QA-04] */
export function assignedOf(sites: readonly AssignedEntity[], studies: readonly AssignedEntity[]): Assigned {
  const all = { sites: entitiesOf(sites, 'site'), studies: entitiesOf(studies, 'study') };
  const pairs = new Set([
    ...all.sites.flatMap(site => named(site.ties, all.studies).map(study => pairOf(site.id, study.id))),
    ...all.studies.flatMap(study => named(study.ties, all.sites).map(site => pairOf(site.id, study.id))),
  ]);
  return { ...all, pairs };
}

const pairOf = (site: string, study: string): string => JSON.stringify([site, study]);

const isTied = ({ pairs }: Assigned, site: string, study: string): boolean => pairs.has(pairOf(site, study));

/** A number of its own goes before an id: both may look alike. */
const named = (ties: readonly string[], others: readonly Entity[]): Entity[] =>
  ties.flatMap(tie => {
    const byNumber = others.filter(other => other.number === tie);
    return byNumber.length > 0 ? byNumber : others.filter(other => other.id === tie);
  });

type Kind = 'site' | 'study';

function entitiesOf(listed: readonly AssignedEntity[], kind: Kind): Entity[] {
  const byId = new Map<string, AssignedEntity[]>();
  for (const entity of listed) {
    const id = String(entity.id ?? '') || entity._id?.$oid;
    if (id) byId.set(id, [...(byId.get(id) ?? []), entity]);
  }
  return [...byId].map(([id, same]) => entityOf(id, same, kind));
}

/** Listed more than once, it is as restricted as any of its lines says. */
function entityOf(id: string, same: readonly AssignedEntity[], kind: Kind): Entity {
  const texts = (name: 'siteId' | 'studyId') => same.map(one => String(one[name] ?? '')).filter(Boolean);
  const [sites, studies] = [texts('siteId'), texts('studyId')];
  const number = (kind === 'site' ? sites : studies)[0] ?? '';
  return {
    id,
    label: labelOf(same[0], kind) || number || id,
    number,
    ties: kind === 'site' ? studies : sites,
    reimbursementsOff: same.some(one => one.disableReimbursements === true),
    travelOff: same.some(one => one.disableTravelRequests === true),
    quickActionsOn: same.every(one => one.enableQuickActions === true),
    isStudyLevel: kind === 'site' && studies.length > 0 && sites.length === 0,
  };
}

function labelOf(entity: AssignedEntity | undefined, kind: Kind): string {
  const { siteName, organizationName, studyName, name } = entity ?? {};
  const place = [organizationName, siteName].filter(Boolean).join(', ');
  return String((kind === 'site' ? place || name || studyName : studyName || name) || '');
}

/** What the lists had to leave out, for the console. */
export function leftOut(...lists: readonly (readonly AssignedEntity[])[]): string | undefined {
  const count = lists.flat().filter(({ id, _id }) => !String(id ?? '') && !_id?.$oid).length;
  return count > 0 ? `${count} of the sites and studies have no id and are left out` : undefined;
}

/** Why a site or study cannot be chosen for an action. [QA-03] */
function reasonAgainst(entity: Entity, kind: Kind, action: string): string | undefined {
  if (kind === 'site' && !entity.quickActionsOn) return quickActionsOff;
  if (action === 'createErr' && entity.reimbursementsOff) return reimbursementsOff;
  if (action === 'createTr' && entity.travelOff) return travelOff;
  return undefined;
}

export interface OfferedEntity {
  readonly value: string;
  readonly label: string;
  readonly note: string | undefined;
  readonly disabled: string | undefined;
}

/** What one field offers. */
export interface Offer {
  readonly options: readonly OfferedEntity[];
  /** How many the other choice leaves out, in words. [QA-04] */
  readonly excluded: string | undefined;
}

export function offeredSites(assigned: Assigned, { action, study }: Choice): Offer {
  const left = assigned.sites.filter(({ id }) => !study || isTied(assigned, id, study));
  return offer(left, assigned.sites.length, 'site', action);
}

export function offeredStudies(assigned: Assigned, { action, site }: Choice): Offer {
  const left = assigned.studies.filter(({ id }) => !site || isTied(assigned, site, id));
  return offer(left, assigned.studies.length, 'study', action);
}

function offer(left: readonly Entity[], all: number, kind: Kind, action: string): Offer {
  const count = all - left.length;
  const [one, many, other] = kind === 'site' ? ['site', 'sites', 'Study'] : ['study', 'studies', 'Site'];
  const labels = left.map(({ label }) => label);
  return {
    options: left.map(entity => ({
      value: entity.id,
      label: entity.label,
      note: labels.indexOf(entity.label) === labels.lastIndexOf(entity.label) ? undefined : entity.number,
      disabled: reasonAgainst(entity, kind, action),
    })),
    excluded: excludedText(count, one, many, other),
  };
}

/** Why the study cannot be chosen, which for a new patient it may not need. [QA-05] */
export function studyRest(assigned: Assigned, { action, site }: Choice): string | undefined {
  if (action !== 'addPatient') return undefined;
  if (assigned.sites.length === 0) return 'No sites are available.';
  return siteOf(assigned, site)?.isStudyLevel ? 'Set by the selected Site' : undefined;
}

const siteOf = ({ sites }: Assigned, id: string): Entity | undefined => sites.find(site => site.id === id);

/** The study is required, but not for a new patient of a site. [QA-02] */
export const isStudyRequired = ({ action, site }: Choice): boolean => action !== 'addPatient' || !site;

/** The patient is required, but not for a new one, who cannot be chosen yet. [QA-02] */
export const hasPatient = ({ action }: Choice): boolean => action !== 'addPatient';

/** The choice after one more; what no longer goes with the newest is taken back, and what is not offered is not taken. [QA-03] [QA-04] */
export function chosen(assigned: Assigned, before: Choice, change: Partial<Choice>): Choice {
  const next = { ...before, ...change };
  if (!isOffered(offeredSites(assigned, { ...next, study: before.study }), change.site)) return before;
  if (!isOffered(offeredStudies(assigned, { ...next, site: before.site }), change.study)) return before;
  return settled(assigned, next, before);
}

const isOffered = ({ options }: Offer, id: string | undefined): boolean =>
  !id || options.some(({ value, disabled }) => value === id && !disabled);

/** What of a choice may stand with what the page says now; the patient stands while the same list offers patients. */
export function settled(assigned: Assigned, choice: Choice, before = choice): Choice {
  const alone = (site: string, study: string): Choice => ({ ...choice, site, study });
  const site = isOffered(offeredSites(assigned, alone('', '')), choice.site) ? choice.site : '';
  const mayHaveStudy =
    !studyRest(assigned, alone(site, '')) &&
    isOffered(offeredStudies(assigned, alone(site, '')), choice.study);
  const next = alone(site, mayHaveStudy ? choice.study : '');
  const isSameList =
    listOf(assigned, next) !== undefined && listOf(assigned, next) === listOf(assigned, before);
  return { ...next, patient: isSameList ? choice.patient : '' };
}

/** Which list has the patients, once all is chosen that the action needs. [QA-06] */
export function patientsFor(
  assigned: Assigned,
  choice: Choice,
): { readonly siteId: string } | { readonly studyId: string } | undefined {
  const { action, site, study } = choice;
  if (!action || !hasPatient(choice) || !site || !study) return undefined;
  return siteOf(assigned, site)?.isStudyLevel ? { studyId: study } : { siteId: site };
}

const listOf = (assigned: Assigned, choice: Choice): string | undefined => {
  const list = patientsFor(assigned, choice);
  return list && JSON.stringify([list, choice.study]);
};

/** Each patient under what the list calls them. [QA-06] */
export const offeredPatients = (patients: readonly ListedPatient[]) =>
  patients.map(({ id, label, patientId, name }) => ({
    value: id,
    label: String(label || patientId || name || id),
  }));

/** Only a patient whom the list offers is chosen, whatever was chosen before. */
export const withPatientOf = (patients: readonly { readonly value: string }[], choice: Choice): Choice =>
  patients.some(({ value }) => value === choice.patient) ? choice : { ...choice, patient: '' };

interface ListedPatient {
  readonly id: string;
  readonly label?: string | number | null | undefined;
  readonly patientId?: string | number | null | undefined;
  readonly name?: string | number | null | undefined;
}

/** What is still to be chosen, by its field; nothing when the action can begin. [QA-02] */
export function problemsOf(choice: Choice): Partial<Choice> {
  return {
    ...(!choice.action && { action: 'Select an action.' }),
    ...(!choice.site && { site: 'Select a site.' }),
    ...(!choice.study && isStudyRequired(choice) && { study: 'Select a study.' }),
    ...(!choice.patient && hasPatient(choice) && { patient: 'Select a patient.' }),
  };
}

/** The fields of the post: only what is chosen, may be and is shown. [QA-01] */
export function posted(choice: Choice, token: string): readonly (readonly [name: string, value: string])[] {
  const { action, study, site } = choice;
  const patient = hasPatient(choice) ? choice.patient : '';
  const fields = [
    ['action', action],
    ['study', study],
    ['site', site],
    ['patient', patient],
    ['_token', token],
  ] as const;
  return fields.filter(([, value]) => value !== '');
}

/** What the page says of a chosen site and study that do not belong together, for the console. [QA-04] */
export function mismatchIn(assigned: Assigned, { site, study }: Choice): string | undefined {
  if (site && study)
    return isTied(assigned, site, study) ? undefined : 'the selected site and study do not belong together';
  if (
    site &&
    assigned.studies.length > 0 &&
    offeredStudies(assigned, { ...nothingChosen, site }).options.length === 0
  )
    return 'the selected site belongs to none of the studies';
  if (
    study &&
    assigned.sites.length > 0 &&
    offeredSites(assigned, { ...nothingChosen, study }).options.length === 0
  )
    return 'the selected study belongs to none of the sites';
  return undefined;
}
