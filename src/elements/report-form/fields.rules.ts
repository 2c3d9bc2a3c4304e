import type { ReportLevel, ReportOption, ReportRules } from '../../domain/report-types.ts';

/** The attributes that decide which fields the user sees and which are required. */
export interface FormContext {
  readonly level: ReportLevel;
  readonly internal: boolean;
  readonly studyAdmin: boolean;
  readonly spoolingAllowed: boolean;
  /** The site or study is fixed by the page: it is posted without a field. */
  readonly siteId?: string | undefined;
  readonly studyId?: string | undefined;
}

type VisibilityRule = (context: FormContext, rules: ReportRules) => boolean | undefined;

const hasOption =
  (option: ReportOption): VisibilityRule =>
  (_, rules) =>
    rules.options?.includes(option);
const usesDates: VisibilityRule = (context, rules) => !rules.disableDates && !usesMonth(context, rules);
const usesMonth: VisibilityRule = ({ internal }, { monthPicker, disableDates }) =>
  monthPicker && !internal && !disableDates;
const usesMasterSite: VisibilityRule = (context, rules) =>
  context.internal || hasOption('masterSite')(context, rules);

/** When each field is visible, in the order of the form. [RPT-03] [RPT-06] [RPT-07] [RPT-18] [RPT-25] */
const visibilityRules = {
  type: () => true,
  sponsor: ({ internal }, { hideSponsor, sponsorRequired }) => !hideSponsor && (internal || sponsorRequired),
  cro: ({ internal, studyAdmin }, { showCROField }) => internal || (studyAdmin && showCROField),
  site: ({ siteId }, { hideSite }) => !siteId && !hideSite,
  study: ({ studyId }) => !studyId,
  masterSiteSponsor: hasOption('masterSite'),
  siteMaster: usesMasterSite,
  satelliteSite: usesMasterSite,
  month: usesMonth,
  dateStart: usesDates,
  dateEnd: usesDates,
  assigned: hasOption('assigned'),
  documentType: hasOption('documentType'),
  archived: hasOption('kitchenSinkOptions'),
  updatesOnly: hasOption('kitchenSinkOptions'),
  unbilled: hasOption('kitchenSinkOptions'),
  excludeDenied: hasOption('kitchenSinkOptions'),
  billed: hasOption('showOnlyBilled'),
  includeFees: hasOption('includeFees'),
  uncheckedSsnTin: hasOption('uncheckedSsnTin'),
  addressValidationTestRun: hasOption('addressValidationTestRun'),
  spooled: ({ spoolingAllowed }) => spoolingAllowed,
} satisfies Record<string, VisibilityRule>;

export type FieldName = keyof typeof visibilityRules;

/** The fields in order; each except `month` is posted under its name. [RPT-02] */
export const fieldNames = Object.keys(visibilityRules) as FieldName[];

/** The value of each field as it is posted: '' for none, 'true' for a ticked checkbox. [NET-09] */
export type Choices = Readonly<Record<FieldName, string>>;

/** The initial values of the options, restored when the report type changes. [RPT-08] */
export const defaultOptions: Partial<Choices> = {
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

/** The initial values of the form. [RPT-02] */
export const initialChoices = {
  ...Object.fromEntries(fieldNames.map(name => [name, ''])),
  ...defaultOptions,
} as Choices;

/** The visible fields in order. */
export const visibleFields = (context: FormContext, rules: ReportRules): readonly FieldName[] =>
  fieldNames.filter(name => visibilityRules[name](context, rules));

/** The required fields, all of them visible. [RPT-10] [RPT-11] */
export function requiredFields(
  context: FormContext,
  rules: ReportRules,
  { cro }: Pick<Choices, 'cro'>,
): readonly FieldName[] {
  const requires: Partial<Record<FieldName, boolean | undefined>> = {
    type: true,
    site: !rules.siteNotRequired,
    study: rules.studyRequired || ((context.internal || context.studyAdmin) && !(context.studyAdmin && cro)),
    sponsor: rules.sponsorRequired,
    month: true,
    dateStart: rules.startDateNotRequired !== true && rules.startDateNotRequired !== context.level,
  };
  return visibleFields(context, rules).filter(name => requires[name]);
}
