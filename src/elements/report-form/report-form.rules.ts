import { daysOf } from '../../domain/dates/dates.ts';
import { type Language, perLanguage } from '../../domain/language/language.ts';
import { dateProblems } from '../../domain/report-dates.ts';
import type { ReportLevel, ReportRules } from '../../domain/report-types.ts';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { pickerCatalogue } from '../../ui/pickers/texts.ts';
import {
  type Choices,
  defaultOptions,
  type FieldName,
  type FormContext,
  fieldNames,
  requiredFields,
} from './fields.rules.ts';
import { catalogue } from './texts.ts';

/** The options of each list field; undefined while they are not loaded. */
export type AvailableOptions = Readonly<
  Partial<Record<FieldName, readonly { readonly value: string }[] | undefined>>
>;

/** The fields whose value must be one of a list of options. */
const listFields: readonly FieldName[] = fieldNames.slice(0, fieldNames.indexOf('dateStart'));

/**
 * The choices without those of hidden fields and those that their list does not offer. Only these are validated,
 * decide what is required, and are posted. [RPT-09] [RPT-24]
 */
export function effectiveChoices(
  choices: Choices,
  visible: readonly FieldName[],
  available: AvailableOptions,
): Choices {
  const isEffective = (name: FieldName) =>
    visible.includes(name) && (!listFields.includes(name) || isAvailable(choices[name], available[name]));
  return Object.fromEntries(
    fieldNames.map(name => [name, isEffective(name) ? choices[name] : '']),
  ) as unknown as Choices;
}

const isAvailable = (value: string, options: AvailableOptions[FieldName]): boolean =>
  options?.some(option => option.value === value) ?? false;

/** The fields whose choice is not among the loaded options of their list. [RPT-09] */
export const unavailableFields = (
  choices: Choices,
  visible: readonly FieldName[],
  available: AvailableOptions,
): readonly FieldName[] =>
  listFields.filter(
    name =>
      visible.includes(name) &&
      choices[name] &&
      available[name] &&
      !isAvailable(choices[name], available[name]),
  );

/** The fields to clear when this one changes. A form for sites clears the study, a form for studies the site. [RPT-09] */
function dependentFields(field: FieldName, { level }: FormContext): readonly FieldName[] {
  if (field === level) return [level === 'site' ? 'study' : 'site'];
  if (field === 'sponsor' || field === 'cro') return ['site', 'study'];
  return field === 'siteMaster' || field === 'masterSiteSponsor' ? ['satelliteSite'] : [];
}

/** Empties the named fields. */
export const clearFields = (choices: Choices, names: readonly FieldName[]): Choices => ({
  ...choices,
  ...Object.fromEntries(names.map(name => [name, ''])),
});

/** The fields that a change has emptied. */
export const clearedFields = (before: Choices, after: Choices): readonly FieldName[] =>
  fieldNames.filter(name => before[name] && !after[name]);

const dateFields: readonly FieldName[] = ['month', 'dateStart', 'dateEnd'];

/** Changes one field. Another report type also resets the options, and the dates if it has none. [RPT-08] [RPT-09] */
export function applyChoice(
  choices: Choices,
  field: FieldName,
  value: string,
  context: FormContext,
  rulesOfType: (type: string) => ReportRules,
): Choices {
  if (choices[field] === value) return choices;
  const next = clearFields({ ...choices, [field]: value }, dependentFields(field, context));
  if (field !== 'type') return next;
  return clearFields({ ...next, ...defaultOptions }, rulesOfType(value).disableDates ? dateFields : []);
}

/** Which sites or studies are offered: all, those of one study or site, or none until that is chosen. [RPT-16] [RPT-17] */
export interface OptionSource {
  readonly from: 'all' | 'one' | 'none';
  /** The id of that study or site. */
  readonly id?: string;
}

export function optionSources(
  { siteId, studyId, level }: FormContext,
  required: readonly FieldName[],
  { site, study }: Pick<Choices, 'site' | 'study'>,
): Readonly<Record<'site' | 'study', OptionSource>> {
  const narrowedBy = (other: ReportLevel, fixedId: string | undefined, chosenId: string): OptionSource => {
    const id = fixedId || (level === other && chosenId);
    if (id) return { from: 'one', id };
    return { from: level === other && required.includes(other) ? 'none' : 'all' };
  };
  return { site: narrowedBy('study', studyId, study), study: narrowedBy('site', siteId, site) };
}

const requiredMessages = perLanguage((language): Partial<Record<FieldName, string>> => {
  const choiceTexts = language.texts(choiceCatalogue);
  const texts = language.texts(catalogue);
  return {
    type: texts.typeRequired,
    sponsor: texts.sponsorRequired,
    site: choiceTexts.siteRequired,
    study: choiceTexts.studyRequired,
    month: language.texts(pickerCatalogue).selectMonthAndYear,
    dateStart: texts.startDateRequired,
  };
});

/** An error message for each invalid field; `choices` are the effective ones. [RPT-10] [RPT-11] [RPT-12] */
export function fieldProblems(
  context: FormContext,
  rules: ReportRules,
  choices: Choices,
  today: string,
  language: Language,
): Partial<Record<FieldName, string>> {
  const empty = requiredFields(context, rules, choices).filter(name => !choices[name]);
  return {
    ...dateProblems(rules, choices, today, language),
    ...Object.fromEntries(empty.map(name => [name, requiredMessages(language)[name]])),
  };
}

/**
 * The fields of the post: the effective choices, and the site and study that the page fixes. A month is posted as its
 * first and last day. [RPT-15] [RPT-24]
 */
export function postedFields({ siteId, studyId }: FormContext, choices: Choices): [string, string][] {
  const [dateStart, dateEnd] = choices.month ? daysOf(choices.month) : [choices.dateStart, choices.dateEnd];
  const posted = {
    ...choices,
    site: siteId ?? choices.site,
    study: studyId ?? choices.study,
    dateStart,
    dateEnd,
    month: '',
  };
  return fieldNames.flatMap(name => (posted[name] ? [[name, posted[name]]] : []));
}

/** The names under which a field is posted: a month as its first and last day. */
export const postedNames = (name: FieldName): readonly string[] =>
  name === 'month' ? ['dateStart', 'dateEnd'] : [name];
