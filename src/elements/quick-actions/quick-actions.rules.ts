import type { patientsOfSite } from '../../api/patients.ts';
import { type Language, perLanguage } from '../../domain/language/language.ts';
import type { AnswerOf } from '../../http/request.ts';
import { withNotes } from '../../screen/lookups/names.ts';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { type Assignments, belongTogether, type Entity, findSite, type Kind } from './assignments.rules.ts';
import { catalogue } from './texts.ts';

/** The quick actions; `value` is what the form posts. [QA-01] */
export const actions = perLanguage(language => {
  const texts = language.texts(catalogue).actions;
  return (['addPatient', 'createErr', 'createStipend', 'createTr'] as const).map(value => ({
    value,
    label: texts[value],
  }));
});

/** The values of the four fields; '' means nothing is selected. */
export interface Choice {
  readonly action: string;
  readonly site: string;
  readonly study: string;
  readonly patient: string;
}

export const emptyChoice: Choice = { action: '', site: '', study: '', patient: '' };

/** Why an option cannot be selected, as the key of its text. */
export type DisabledReason = 'quickActionsDisabled' | 'reimbursementsDisabled' | 'travelRequestsDisabled';

/** Why a site or study cannot be selected for an action; undefined when it can. [QA-03] */
function disabledReason(entity: Entity, kind: Kind, action: string): DisabledReason | undefined {
  if (kind === 'site' && !entity.quickActionsEnabled) return 'quickActionsDisabled';
  if (action === 'createErr' && entity.reimbursementsDisabled) return 'reimbursementsDisabled';
  if (action === 'createTr' && entity.travelRequestsDisabled) return 'travelRequestsDisabled';
  return undefined;
}

export interface EntityOption {
  readonly value: string;
  readonly label: string;
  readonly note: string | undefined;
  /** Why the option cannot be selected. */
  readonly disabled: DisabledReason | undefined;
}

/** The options of the site field or the study field. */
export interface EntityOptions {
  readonly options: readonly EntityOption[];
  /** How many options the selection in the other field excludes. [QA-04] */
  readonly excludedCount: number;
}

export const siteOptions = (assignments: Assignments, { action, study }: Choice): EntityOptions =>
  entityOptions(assignments.sites, 'site', action, id => !study || belongTogether(assignments, id, study));

export const studyOptions = (assignments: Assignments, { action, site }: Choice): EntityOptions =>
  entityOptions(assignments.studies, 'study', action, id => !site || belongTogether(assignments, site, id));

function entityOptions(
  all: readonly Entity[],
  kind: Kind,
  action: string,
  mayBeChosen: (id: string) => boolean,
): EntityOptions {
  const entities = all.filter(({ id }) => mayBeChosen(id));
  const options = entities.map(entity => ({
    value: entity.id,
    label: entity.label,
    note: entity.number,
    disabled: disabledReason(entity, kind, action),
  }));
  return { options: withNotes(options), excludedCount: all.length - entities.length };
}

/** Why the study field is disabled for a new patient; undefined when it is enabled. [QA-05] */
export function studyDisabledReason(
  assignments: Assignments,
  { action, site }: Choice,
): 'noSites' | 'studySetBySite' | undefined {
  if (action !== 'addPatient') return undefined;
  if (assignments.sites.length === 0) return 'noSites';
  return findSite(assignments, site)?.isDirectToStudy ? 'studySetBySite' : undefined;
}

/** The study is required, except for a new patient whose site is selected. [QA-02] */
export const isStudyRequired = ({ action, site }: Choice): boolean => action !== 'addPatient' || !site;

/** The patient field is shown and required, except for a new patient, who cannot be selected yet. [QA-02] */
export const needsPatient = ({ action }: Choice): boolean => action !== 'addPatient';

/**
 * Applies a change to the previous choice. An option that is not offered is ignored; earlier selections that conflict
 * with the change are cleared. [QA-03] [QA-04]
 */
export function applyChange(assignments: Assignments, previous: Choice, change: Partial<Choice>): Choice {
  const next = { ...previous, ...change };
  if (!isOffered(siteOptions(assignments, { ...next, study: previous.study }), change.site)) return previous;
  if (!isOffered(studyOptions(assignments, { ...next, site: previous.site }), change.study)) return previous;
  return reconcile(assignments, next, previous);
}

const isOffered = ({ options }: EntityOptions, id: string | undefined): boolean =>
  !id || options.some(({ value, disabled }) => value === id && !disabled);

/**
 * Clears the selections that the current assignments do not allow. The patient is kept only while it would be looked
 * up in the same list as for the previous choice.
 */
export function reconcile(assignments: Assignments, choice: Choice, previous = choice): Choice {
  const withPair = (site: string, study: string): Choice => ({ ...choice, site, study });
  const site = isOffered(siteOptions(assignments, withPair('', '')), choice.site) ? choice.site : '';
  const withSite = withPair(site, '');
  const mayKeepStudy =
    !studyDisabledReason(assignments, withSite) &&
    isOffered(studyOptions(assignments, withSite), choice.study);
  const next = withPair(site, mayKeepStudy ? choice.study : '');
  const listKey = patientListKey(assignments, next);
  const mayKeepPatient = listKey !== undefined && listKey === patientListKey(assignments, previous);
  return { ...next, patient: mayKeepPatient ? choice.patient : '' };
}

/** The list of patients to look up; undefined until everything the action needs is selected. [QA-06] */
export function patientListFor(
  assignments: Assignments,
  choice: Choice,
): { readonly siteId: string } | { readonly studyId: string } | undefined {
  const { action, site, study } = choice;
  if (!action || !needsPatient(choice) || !site || !study) return undefined;
  return findSite(assignments, site)?.isDirectToStudy ? { studyId: study } : { siteId: site };
}

const patientListKey = (assignments: Assignments, choice: Choice): string | undefined => {
  const list = patientListFor(assignments, choice);
  return list && JSON.stringify([list, choice.study]);
};

/**
 * The options of the patient field, each labelled with the best name that the host sends; without the patients that
 * belong to another study. Those of one name are told apart by their number. [QA-06] [QA-08]
 */
export function patientOptions(patients: AnswerOf<typeof patientsOfSite>, study: string) {
  const options = patients
    .filter(({ studyId }) => [study, ''].includes(String(studyId ?? '')))
    .map(({ id, label, patientId, name }) => ({
      value: id,
      label: String(label || patientId || name || id),
      note: String(patientId || id),
    }));
  return withNotes(options);
}

/** Clears a patient who is not among the options. */
export const withListedPatient = (options: readonly { readonly value: string }[], choice: Choice): Choice =>
  options.some(({ value }) => value === choice.patient) ? choice : { ...choice, patient: '' };

/** An error message for each required field that is empty. [QA-02] */
export function choiceProblems(choice: Choice, language: Language): Partial<Choice> {
  const texts = language.texts(catalogue);
  const choiceTexts = language.texts(choiceCatalogue);
  return {
    ...(!choice.action && { action: texts.actionRequired }),
    ...(!choice.site && { site: choiceTexts.siteRequired }),
    ...(!choice.study && isStudyRequired(choice) && { study: choiceTexts.studyRequired }),
    ...(!choice.patient && needsPatient(choice) && { patient: choiceTexts.patientRequired }),
  };
}

/** The non-empty fields of the post, in order. [QA-01] */
export function postedFields(
  choice: Choice,
  token: string,
): readonly (readonly [name: string, value: string])[] {
  const { action, study, site } = choice;
  const patient = needsPatient(choice) ? choice.patient : '';
  const fields = [
    ['action', action],
    ['study', study],
    ['site', site],
    ['patient', patient],
    ['_token', token],
  ] as const;
  return fields.filter(([, value]) => value !== '');
}

/** Describes a selected site and study that do not belong together, for the console. [QA-04] */
export function mismatchProblem(assignments: Assignments, { site, study }: Choice): string | undefined {
  const { sites, studies } = assignments;
  const areTogether = (siteId: string, studyId: string) => belongTogether(assignments, siteId, studyId);
  if (site && study)
    return areTogether(site, study) ? undefined : 'the selected site and study do not belong together.';
  if (site && studies.length && !studies.some(({ id }) => areTogether(site, id)))
    return 'the selected site belongs to none of the studies.';
  if (study && sites.length && !sites.some(({ id }) => areTogether(id, study)))
    return 'the selected study belongs to none of the sites.';
  return undefined;
}
