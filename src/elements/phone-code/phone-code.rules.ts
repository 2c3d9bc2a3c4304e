import { callingCodes } from '../../domain/calling-codes.ts';
import type { AttributesOf } from '../../embed/definition.ts';
import type { definition } from './phone-code.definition.ts';

/** A choice of the select. Countries may share a code: `value` is unique, `posted` is the code that the form sends. */
export interface PhoneCountry {
  readonly value: string;
  readonly posted: string;
  readonly label: string;
  /** The digits, which rank first in a search. If an earlier country has the same digits, the label follows them. */
  readonly code: string;
}

type CountryEntries = AttributesOf<typeof definition>['countries'];

/**
 * The choices: the page's entries in their order, or all countries sorted by name. A stored code that is not among
 * them is put first. [UI-06] [UI-17]
 */
export function phoneCountries(entries: CountryEntries, stored: string, language: string): PhoneCountry[] {
  const nameOf = regionNames(language);
  const countries = entries
    ? entries.flatMap(({ code, country }) => phoneCountry(String(code ?? '').trim(), country ?? '', nameOf))
    : callingCodes().flatMap(({ code, region }) => phoneCountry(code, region, nameOf));
  const choices = withUniqueCodes(withoutDuplicates(countries));
  if (!entries) choices.sort((a, b) => a.label.localeCompare(b.label, language));
  const isOffered = !digitsOf(stored) || choices.some(country => hasCode(country, stored));
  return isOffered ? choices : [...phoneCountry(stored.trim(), '', nameOf), ...choices];
}

/** The country of a code; if several share it, the first that the page lists, or the largest one. */
export function findCountry(countries: readonly PhoneCountry[], code: string): PhoneCountry | undefined {
  const matches = countries.filter(country => hasCode(country, code));
  return matches.find(country => country.code === digitsOf(code)) ?? matches[0];
}

/** One choice, or none for a code without digits. Its value is the same in all languages. */
function phoneCountry(code: string, stated: string, nameOf: (country: string) => string): PhoneCountry[] {
  const country = nameOf(stated);
  const digits = digitsOf(code);
  if (!digits) return [];
  const codeLabel = code.startsWith('+') ? code : `+${code}`;
  return [
    {
      value: `${code} ${stated}`.trim(),
      posted: code,
      label: country ? `${country} (${codeLabel})` : codeLabel,
      code: digits,
    },
  ];
}

const withoutDuplicates = (countries: readonly PhoneCountry[]): PhoneCountry[] => [
  ...new Map(countries.map(country => [country.value, country])).values(),
];

function withUniqueCodes(countries: readonly PhoneCountry[]): PhoneCountry[] {
  const used = new Set<string>();
  return countries.map(country => {
    const code = used.has(country.code) ? `${country.code} ${country.label}` : country.code;
    used.add(country.code);
    return { ...country, code };
  });
}

const digitsOf = (code: string): string => code.replace(/\D/g, '');

const hasCode = ({ posted }: PhoneCountry, code: string): boolean => digitsOf(posted) === digitsOf(code);

/** How many entries have no digits in their code and cannot be posted; for the console. */
export const entriesWithoutCode = (entries: CountryEntries = []): number =>
  entries.filter(({ code }) => !digitsOf(String(code ?? ''))).length;

/** Translates region codes into names of a language; any other text is taken as a name already. */
function regionNames(language: string): (country: string) => string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  return country => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country.trim());
}
