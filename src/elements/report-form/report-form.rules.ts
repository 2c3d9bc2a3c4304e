import { daysOf } from '../../domain/dates.ts';
import { dateProblems } from '../../domain/report-dates.ts';
import type { ReportLevel, ReportOption, ReportRules } from '../../domain/report-types.ts';

/** The fields of the form in their order; but for `month`, each is posted under its name. [RPT-02] */
export const fieldNames = [
  'type',
  'sponsor',
  'cro',
  'site',
  'study',
  'masterSiteSponsor',
  'siteMaster',
  'satelliteSite',
  'month',
  'dateStart',
  'dateEnd',
  'assigned',
  'documentType',
  'archived',
  'updatesOnly',
  'unbilled',
  'excludeDenied',
  'billed',
  'includeFees',
  'uncheckedSsnTin',
  'addressValidationTestRun',
  'spooled',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What stands in each field, as it is posted: '' is nothing, and a ticked checkbox is `true`. [NET-09] */
export type Choices = Readonly<Record<FieldName, string>>;

/** What the page says of the form and of the person. */
export interface ReportPage {
  readonly level: ReportLevel;
  readonly internal: boolean;
  readonly studyAdmin: boolean;
  readonly spoolingAllowed: boolean;
  /** What the page is already about. */
  readonly siteId?: string | undefined;
  readonly studyId?: string | undefined;
}

const options: Partial<Choices> = {
  assigned: 'assigned',
  documentType: 'err',
  archived: 'archiveInclude',
  updatesOnly: '',
  unbilled: '',
  excludeDenied: 'true',
  billed: '',
  includeFees: '',
  uncheckedSsnTin: '',
  addressValidationTestRun: '',
  spooled: 'true',
};

/** The form as it is first shown. [RPT-02] */
export const startingChoices = {
  ...Object.fromEntries(fieldNames.map(name => [name, ''])),
  ...options,
} as Choices;

type Shows = (page: ReportPage, rules: ReportRules) => boolean | undefined;

const offers =
  (option: ReportOption): Shows =>
  (_, rules) =>
    rules.options?.includes(option);
const takesDates: Shows = (page, rules) => !rules.disableDates && !picksMonth(page, rules);
const picksMonth: Shows = ({ internal }, { monthPicker, disableDates }) =>
  monthPicker && !internal && !disableDates;
const choosesMasterSite: Shows = (page, rules) => page.internal || offers('masterSite')(page, rules);

/** Who sees which field, for which types. [RPT-03] [RPT-06] [RPT-07] [RPT-18] [RPT-25] */
const shows: Readonly<Record<FieldName, Shows>> = {
  type: () => true,
  sponsor: ({ internal }, { hideSponsor, sponsorRequired }) => !hideSponsor && (internal || sponsorRequired),
  cro: ({ internal, studyAdmin }, { showCROField }) => internal || (studyAdmin && showCROField),
  site: ({ siteId }, { hideSite }) => !siteId && !hideSite,
  study: ({ studyId }) => !studyId,
  masterSiteSponsor: offers('masterSite'),
  siteMaster: choosesMasterSite,
  satelliteSite: choosesMasterSite,
  month: picksMonth,
  dateStart: takesDates,
  dateEnd: takesDates,
  assigned: offers('assigned'),
  documentType: offers('documentType'),
  archived: offers('kitchenSinkOptions'),
  updatesOnly: offers('kitchenSinkOptions'),
  unbilled: offers('kitchenSinkOptions'),
  excludeDenied: offers('kitchenSinkOptions'),
  billed: offers('showOnlyBilled'),
  includeFees: offers('includeFees'),
  uncheckedSsnTin: offers('uncheckedSsnTin'),
  addressValidationTestRun: offers('addressValidationTestRun'),
  spooled: ({ spoolingAllowed }) => spoolingAllowed,
};

/** The fields that are shown, in their order. */
export const fieldsShown = (page: ReportPage, rules: ReportRules): readonly FieldName[] =>
  fieldNames.filter(name => shows[name](page, rules));

/** What may be chosen as things stand; undefined where no lookup says it (yet). */
export type Offered = Readonly<Partial<Record<FieldName, readonly { readonly value: string }[] | undefined>>>;

/** Fields that offer a list, up to the months. */
const listed: readonly FieldName[] = fieldNames.slice(0, fieldNames.indexOf('dateStart'));

/**
 * The choices that count: those of fields that are shown, and of a list only what it offers. Nothing else requires,
 * narrows, or is posted. [RPT-09] [RPT-24]
 */
export function countedChoices(choices: Choices, shown: readonly FieldName[], offered: Offered): Choices {
  const counts = (name: FieldName) =>
    shown.includes(name) && (!listed.includes(name) || isOffered(choices[name], offered[name]));
  return Object.fromEntries(
    fieldNames.map(name => [name, counts(name) ? choices[name] : '']),
  ) as unknown as Choices;
}

const isOffered = (value: string, offered: Offered[FieldName]): boolean =>
  offered?.some(option => option.value === value) ?? false;

/** The fields whose choice their list no longer offers. [RPT-09] */
export const excludedChoices = (choices: Choices, shown: readonly FieldName[], offered: Offered) =>
  listed.filter(
    name =>
      shown.includes(name) && choices[name] && offered[name] && !isOffered(choices[name], offered[name]),
  );

/** What a choice empties: the form for sites has the study follow the site, the form for studies the reverse. [RPT-09] */
export function emptiedBy(field: FieldName, { level }: ReportPage): readonly FieldName[] {
  if (field === level) return [level === 'site' ? 'study' : 'site'];
  if (field === 'sponsor' || field === 'cro') return ['site', 'study'];
  return field === 'siteMaster' || field === 'masterSiteSponsor' ? ['satelliteSite'] : [];
}

/** The choices without these. */
export const without = (choices: Choices, names: readonly FieldName[]): Choices => ({
  ...choices,
  ...Object.fromEntries(names.map(name => [name, ''])),
});

/** The fields that a change has emptied. */
export const emptiedIn = (before: Choices, after: Choices): readonly FieldName[] =>
  fieldNames.filter(name => before[name] && !after[name]);

const dates: readonly FieldName[] = ['month', 'dateStart', 'dateEnd'];

/** The choices after one of them; another type resets the options, and the dates where it takes none. [RPT-08] [RPT-09] */
export function afterChoice(
  choices: Choices,
  field: FieldName,
  value: string,
  page: ReportPage,
  rulesOfType: (type: string) => ReportRules,
): Choices {
  if (choices[field] === value) return choices;
  const after = without({ ...choices, [field]: value }, emptiedBy(field, page));
  if (field !== 'type') return after;
  return without({ ...after, ...options }, rulesOfType(value).disableDates ? dates : []);
}

/** The fields that have to be filled; what is hidden is never among them. [RPT-10] [RPT-11] */
export function fieldsRequired(
  page: ReportPage,
  rules: ReportRules,
  { cro }: Pick<Choices, 'cro'>,
): readonly FieldName[] {
  const requires: Partial<Record<FieldName, boolean | undefined>> = {
    type: true,
    site: !rules.siteNotRequired,
    study: rules.studyRequired || ((page.internal || page.studyAdmin) && !(page.studyAdmin && cro)),
    sponsor: rules.sponsorRequired,
    month: true,
    dateStart: rules.startDateNotRequired !== true && rules.startDateNotRequired !== page.level,
  };
  return fieldsShown(page, rules).filter(name => requires[name]);
}

/** Which sites or studies can be chosen: those of one, all, or none before the other is chosen. [RPT-16] [RPT-17] */
export interface Tied {
  readonly from: 'all' | 'one' | 'none';
  /** The id of the one. */
  readonly of?: string;
}

export const studiesTo = (
  { siteId, level }: ReportPage,
  required: readonly FieldName[],
  { site }: Pick<Choices, 'site'>,
): Tied => tiedTo(siteId || (level === 'site' && site), level === 'site' && required.includes('site'));

export const sitesTo = (
  { studyId, level }: ReportPage,
  required: readonly FieldName[],
  { study }: Pick<Choices, 'study'>,
): Tied => tiedTo(studyId || (level === 'study' && study), level === 'study' && required.includes('study'));

function tiedTo(of: string | false | undefined, waits: boolean): Tied {
  if (of) return { from: 'one', of };
  return { from: waits ? 'none' : 'all' };
}

const missing: Partial<Record<FieldName, string>> = {
  type: 'Select a report type.',
  sponsor: 'Select a sponsor.',
  site: 'Select a site.',
  study: 'Select a study.',
  month: 'Select a month and a year.',
  dateStart: 'Enter the start date.',
};

/** What is wrong with each field, and how to mend it; nothing when the report can be asked for. [RPT-10] [RPT-11] [RPT-12] */
export function problemsOf(
  page: ReportPage,
  rules: ReportRules,
  counted: Choices,
  today: string,
): Partial<Record<FieldName, string>> {
  const empty = fieldsRequired(page, rules, counted).filter(name => !counted[name]);
  return {
    ...dateProblems(rules, counted, today),
    ...Object.fromEntries(empty.map(name => [name, missing[name]])),
  };
}

/** The fields of the post: what counts, and what the page has decided. A month is its first and last day. [RPT-15] [RPT-24] */
export function postedFields({ siteId, studyId }: ReportPage, counted: Choices): [string, string][] {
  const [dateStart, dateEnd] = counted.month ? daysOf(counted.month) : [counted.dateStart, counted.dateEnd];
  const posted = {
    ...counted,
    site: siteId ?? counted.site,
    study: studyId ?? counted.study,
    dateStart,
    dateEnd,
    month: '',
  };
  return fieldNames.flatMap(name => (posted[name] ? [[name, posted[name]]] : []));
}
