import type { MutatedFileReport, ReportedMutant } from '../mutation-scores.ts';
import { equivalentRequestMutants } from './equivalent-request-mutants.ts';
import { equivalentTableMutants } from './equivalent-table-mutants.ts';

/** Changes of one line that no test can notice, because the changed code does the same. */
export interface EquivalentMutants {
  readonly file: string;
  /** How the line begins, without its indentation. */
  readonly line: string;
  /** What the changed parts read instead. */
  readonly replacements: readonly string[];
  readonly reason: string;
}

const visibleProfile =
  'Only visible profiles are displayed, and those have a study and a site; the mark is for the type check.';

const onlyTime = 'It only saves time: the result is the same.';

/** They still count against the score; the evidence states the reason beside them. */
const equivalentMutants: readonly EquivalentMutants[] = [
  ...equivalentRequestMutants,
  {
    file: 'src/domain/display/money.ts',
    line: ".replace(/(\\.\\d\\d)00+$/, '$1');",
    replacements: ['/(\\.\\d\\d)00+/'],
    reason: 'What follows the zeros makes more than two decimals of them, or no number: both are unreadable.',
  },
  {
    file: 'src/domain/display/signed-amount.ts',
    line: 'const negative = /^[-−](.+)$|^(.+)[-−]$|^\\((.+)\\)$/;',
    replacements: ['/^[-−](.+)|^(.+)[-−]$|^\\((.+)\\)$/', '/^[-−](.+)$|(.+)[-−]$|^\\((.+)\\)$/'],
    reason: 'The group takes all there is, since spaces and line breaks have been removed.',
  },
  {
    file: 'src/domain/display/signed-amount.ts',
    line: "const withoutCurrency = (found: string, sign = '', before = '', after = ''): string =>",
    replacements: ['"Stryker was here!"'],
    reason: 'Without a currency after the amount there is one before it, which comes first.',
  },
  {
    file: 'src/domain/display/signed-amount.ts',
    line: 'return !/^[A-Z]{3}$/.test(name) || codes.has(name);',
    replacements: ['/[A-Z]{3}$/'],
    reason: 'A name that ends with three capitals has no others.',
  },
  {
    file: 'src/elements/card-list/card-list.rules.ts',
    line: "typeof stated === 'number' &&",
    replacements: ['true'],
    reason:
      'Number.isSafeInteger, the next condition, is false for anything but a number; this one narrows the type.',
  },
  {
    file: 'src/domain/display/status.ts',
    line: ".replace(/^canceled$/, 'cancelled');",
    replacements: ['/^canceled/', '/canceled$/'],
    reason:
      'A longer name with "canceled" in it is unknown in either spelling, and unknown names are shown as sent.',
  },
  {
    file: 'src/domain/display/tone.ts',
    line: 'for (const name of names.toLowerCase().split(/\\s+/)) {',
    replacements: ['/\\s/'],
    reason: 'The empty names between two spaces have no tone.',
  },
  {
    file: 'src/domain/display/tone.ts',
    line: "const word = name.replace(/^.*-/, '');",
    replacements: ['/.*-/'],
    reason: 'The pattern takes as much as it can from the beginning, as with the anchor.',
  },
  {
    file: 'src/domain/platform/remember-results.ts',
    line: 'if (known !== undefined) return known;',
    replacements: ['false'],
    reason: onlyTime,
  },
  {
    file: 'src/domain/calling-codes.ts',
    line: "const [, digits = '', regions = ''] = /^(\\d+)(\\w+)$/.exec(entry) ?? [];",
    replacements: ['"Stryker was here!"', '["Stryker was here"]', '/(\\d+)(\\w+)$/', '/^(\\d+)(\\w+)/'],
    reason:
      'The list above has digits and then capitals in every entry; the defaults are for the type check.',
  },
  {
    file: 'src/domain/calling-codes.ts',
    line: 'return (regions.match(/../g) ?? []).map(',
    replacements: ['["Stryker was here"]'],
    reason: 'Every entry has at least one country; the default is for the type check.',
  },
  {
    file: 'src/domain/nearest-name.ts',
    line: "const sorted = (letters: string): string => [...letters].sort().join('');",
    replacements: ['"Stryker was here!"'],
    reason: 'Two texts are the same with any separator between their letters if they are without.',
  },
  {
    file: 'src/domain/refusal.ts',
    line: "const line = text.replace(/\\s*[\\r\\n\\u2028\\u2029]+\\s*/g, ' ').trim();",
    replacements: ['/\\s*[\\r\\n\\u2028\\u2029]\\s*/g'],
    reason: 'The spaces around one line break include the others.',
  },
  {
    file: 'src/domain/report-dates.ts',
    line: "const end = limitProblem(dateEnd, start ? dateLimits(rules, '', today).dateEnd : limits.dateEnd, language);",
    replacements: ['"Stryker was here!"'],
    reason: 'Neither text is a day, so that the start limits nothing.',
  },
  {
    file: 'src/domain/report-types.ts',
    line: 'return family === undefined ? undefined : builtInRules[family];',
    replacements: ['false'],
    reason: 'There is no rule named "undefined"; the condition is for the type check.',
  },
  {
    file: 'src/domain/profiles.ts',
    line: 'study: textOf(study?.studyName),',
    replacements: ['study.studyName'],
    reason: visibleProfile,
  },
  {
    file: 'src/domain/profiles.ts',
    line: 'scoutNumber: textOf(study?.scoutNumber),',
    replacements: ['study.scoutNumber'],
    reason: visibleProfile,
  },
  {
    file: 'src/domain/profiles.ts',
    line: 'sponsor: textOf(study?.sponsor),',
    replacements: ['study.sponsor'],
    reason: visibleProfile,
  },
  {
    file: 'src/domain/profiles.ts',
    line: 'organization: textOf(study?.organizationName),',
    replacements: ['study.organizationName'],
    reason: visibleProfile,
  },
  {
    file: 'src/domain/profiles.ts',
    line: 'site: textOf(site?.siteId),',
    replacements: ['site.siteId'],
    reason: visibleProfile,
  },
  {
    file: 'src/domain/dates/dates.ts',
    line: 'export const dayBefore = ',
    replacements: ['""'],
    reason: 'Without a unit it goes back a millisecond from midnight, which is the day before, too.',
  },
  {
    file: 'src/domain/language/per-language.ts',
    line: 'results.set(language, result);',
    replacements: [';'],
    reason: onlyTime,
  },
  {
    file: 'src/screen/forms/submission.ts',
    line: 'export function useSubmission(',
    replacements: ['"Stryker was here!"'],
    reason: 'Any name does for the one list of an element without lists.',
  },
  {
    file: 'src/screen/decisions/row-decisions.ts',
    line: "this.log.apply(address, 'accept', { isUnconfirmed: false",
    replacements: ['true'],
    reason: 'A decision that was carried out is not sent again.',
  },
  ...equivalentTableMutants,
];

/** Why no test can notice the change of a mutant; '' if one could. */
export function reasonFor(
  file: string,
  source: MutatedFileReport['source'],
  { location, replacement = '' }: ReportedMutant,
): string {
  const line = source.split('\n')[location.start.line - 1]?.trim() ?? '';
  const found = equivalentMutants.find(
    each => each.file === file && line.startsWith(each.line) && each.replacements.includes(replacement),
  );
  return found?.reason ?? '';
}
