import { isDay } from './dates/dates.ts';
import { nearestFirst } from './nearest-first.ts';

/** Whether a report is requested for sites or for studies. [RPT-01] */
export type ReportLevel = 'site' | 'study';

/** The options that a report type may offer besides its dates. [RPT-18] [RPT-23] */
export const optionNames = [
  'uncheckedSsnTin',
  'assigned',
  'addressValidationTestRun',
  'includeFees',
  'kitchenSinkOptions',
  'showOnlyBilled',
  'masterSite',
  'documentType',
] as const;

export type ReportOption = (typeof optionNames)[number];

/** The rules of a report type, under their public names. [RPT-23] */
export interface ReportRules {
  readonly siteNotRequired?: boolean;
  readonly studyRequired?: boolean;
  readonly sponsorRequired?: boolean;
  /** `true` for both forms, or only in the form for sites or for studies. */
  readonly startDateNotRequired?: boolean | ReportLevel;
  /** Study admins select a CRO. */
  readonly showCROField?: boolean;
  readonly disableDates?: boolean;
  readonly hideSite?: boolean;
  readonly hideSponsor?: boolean;
  /** External users pick a month instead of dates. */
  readonly monthPicker?: boolean;
  /** The earliest start of the report, `2024-03-04`. */
  readonly earliestStart?: string;
  /** The report must end in the year in which it starts. */
  readonly endOfStartYear?: boolean;
  readonly options?: readonly ReportOption[];
}

/** A report type as the page defines it. [RPT-19] */
export interface ReportType {
  readonly value: string;
  readonly label: string;
  readonly rules?: ReportRules | null | undefined;
}

/** The rules of the portal's report types; a name that ends in `*` applies to all types with that prefix. [RPT-18] */
export const builtInRules: Readonly<Record<string, ReportRules>> = {
  sSNTINValidation: { earliestStart: '2022-12-12', options: ['uncheckedSsnTin'] },
  monthlyUnitRecognition: { earliestStart: '2024-03-04' },
  monthlyReport: { monthPicker: true, options: ['includeFees'] },
  taxablePayments: { endOfStartYear: true },
  patientPaymentsOptOutHistory: { startDateNotRequired: 'study' },
  bulkAddressValidation: { options: ['addressValidationTestRun'] },
  eRRTRThreshold: { options: ['documentType'] },
  expenseManagement: { studyRequired: true },
  totalBilledTransactions: { studyRequired: true },
  unpaidVisits: { studyRequired: true, hideSponsor: true },
  studyFeeConfigurations: { hideSite: true },
  'reports.sponsorCroContacts': { hideSite: true },
  studyReimbursementExpenseConfigurations: { hideSite: true },
  'onsiteScoutPass*': { options: ['assigned'] },
  'kitchenSink*': { options: ['kitchenSinkOptions'] },
  'backupWithholding*': { options: ['showOnlyBilled'] },
  'siteMaster*': { options: ['masterSite'] },
};

/** The rules of a type: the built-in ones, overridden one by one by those of the page. [RPT-19] */
export const rulesOf = (type: ReportType | undefined): ReportRules => ({
  ...(type && builtInRulesFor(type.value)),
  ...type?.rules,
});

function builtInRulesFor(value: string): ReportRules | undefined {
  if (Object.hasOwn(builtInRules, value)) return builtInRules[value];
  const family = Object.keys(builtInRules).find(
    name => name.endsWith('*') && value.startsWith(name.slice(0, -1)),
  );
  return family === undefined ? undefined : builtInRules[family];
}

const flag = { isRight: (value: unknown) => typeof value === 'boolean', expected: 'true or false' };
const levels: readonly unknown[] = [true, false, 'site', 'study'];

/** The valid values of each rule. */
const rules: Readonly<
  Record<keyof ReportRules, { isRight(value: unknown): boolean; readonly expected: string }>
> = {
  siteNotRequired: flag,
  studyRequired: flag,
  sponsorRequired: flag,
  startDateNotRequired: {
    isRight: value => levels.includes(value),
    expected: 'true, false, "site" or "study"',
  },
  showCROField: flag,
  disableDates: flag,
  hideSite: flag,
  hideSponsor: flag,
  monthPicker: flag,
  earliestStart: { isRight: isDay, expected: 'a day such as "2024-03-04"' },
  endOfStartYear: flag,
  options: { isRight: Array.isArray, expected: 'a list such as ["includeFees"]' },
};

/**
 * What is wrong with the rules of a page, as a sentence without its subject; undefined if all are valid. [RPT-19]
 */
export function ruleProblem(
  types: readonly { readonly value: string; readonly rules?: unknown }[],
): string | undefined {
  for (const { value, rules: ownRules } of types)
    for (const [name, ruleValue] of Object.entries(ownRules ?? {})) {
      const problem = problemOf(name, ruleValue);
      if (problem) return `gives the type "${value}" ${problem}`;
    }
  return undefined;
}

function problemOf(name: string, value: unknown): string | undefined {
  if (!Object.hasOwn(rules, name)) return unknownName('rule', name, Object.keys(rules));
  const { isRight, expected } = rules[name as keyof ReportRules];
  if (!isRight(value)) return `the rule ${name} with another value than ${expected}.`;
  const odd = name === 'options' ? (value as unknown[]).filter(option => !isOption(option)) : [];
  return odd.length > 0 ? unknownName('option', String(odd[0]), optionNames) : undefined;
}

const isOption = (value: unknown): boolean => (optionNames as readonly unknown[]).includes(value);

const unknownName = (kind: string, name: string, names: readonly string[]): string =>
  `the ${kind} "${name}", which does not exist. Use ${nearestFirst(name, names).join(', ')}.`;
