import { callingCodes } from '../../domain/calling-codes.ts';

/** A country and its code. Two may have the same code: `value` tells them apart, `posted` is the code. */
export interface PhoneCountry {
  readonly value: string;
  readonly posted: string;
  readonly label: string;
  /** What it is found by first: the digits, and for those that share them with a larger country its name after them. */
  readonly code: string;
}

interface Listed {
  readonly code?: string | number | null | undefined;
  readonly country?: string | null | undefined;
}

/** What is offered, in the order of the page, or all countries by name; `stored` is among them whatever it is. [UI-06] [UI-17] */
export function phoneCountries(
  listed: readonly Listed[] | undefined,
  stored: string,
  language: string,
): PhoneCountry[] {
  const nameOf = namesIn(language);
  const countries = listed
    ? listed.flatMap(({ code, country }) => countryOf(String(code ?? '').trim(), nameOf(country ?? '')))
    : callingCodes().flatMap(({ code, region }) => countryOf(code, nameOf(region)));
  const offered = ranked(distinct(countries));
  if (!listed) offered.sort((one, other) => one.label.localeCompare(other.label, language));
  const isKnown = !digitsOf(stored) || offered.some(country => isSame(country, stored));
  return isKnown ? offered : [...countryOf(stored.trim(), ''), ...offered];
}

/** The one that a code stands for: of several, the first that the page lists, or the largest. */
export function countryWith(countries: readonly PhoneCountry[], code: string): PhoneCountry | undefined {
  const same = countries.filter(country => isSame(country, code));
  return same.find(country => country.code === digitsOf(code)) ?? same[0];
}

function countryOf(code: string, country: string): PhoneCountry[] {
  const digits = digitsOf(code);
  if (!digits) return [];
  const shown = code.startsWith('+') ? code : `+${code}`;
  return [
    {
      value: `${code} ${country}`.trim(),
      posted: code,
      label: country ? `${country} (${shown})` : shown,
      code: digits,
    },
  ];
}

const distinct = (countries: readonly PhoneCountry[]): PhoneCountry[] => [
  ...new Map(countries.map(country => [country.value, country])).values(),
];

function ranked(countries: readonly PhoneCountry[]): PhoneCountry[] {
  const taken = new Set<string>();
  return countries.map(country => {
    const code = taken.has(country.code) ? `${country.code} ${country.label}` : country.code;
    taken.add(country.code);
    return { ...country, code };
  });
}

const digitsOf = (code: string): string => code.replace(/\D/g, '');

const isSame = ({ posted }: PhoneCountry, code: string): boolean => digitsOf(posted) === digitsOf(code);

/** What a list has without digits in its code cannot be posted; for the console. */
export const leftOut = (listed: readonly Listed[] = []): number =>
  listed.filter(({ code }) => !digitsOf(String(code ?? ''))).length;

/** Names of regions in a language; whatever is no region's code is a name already. */
function namesIn(language: string): (country: string) => string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  return country => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country.trim());
}

/** A language that the browser knows: what the page says, else English. */
export function languageOf(stated: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(stated ?? '')[0] ?? 'en';
  } catch {
    return 'en';
  }
}
