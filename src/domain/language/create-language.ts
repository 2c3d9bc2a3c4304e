import { type DayFormat, type Language, languageWithTexts, type Translation } from './language.ts';

/**
 * The language with this code and these texts. It formats days in its own way, always with Latin digits. Part of a lazy
 * chunk that pages in English do not download. [EMB-15]
 */
export function createLanguage(code: string, translation?: Translation): Language {
  const language = languageWithTexts(code, translation);
  if (code === 'en') return language;
  const locale = `${code}-u-ca-gregory-nu-latn`;
  return {
    ...language,
    dayText: (day, format) =>
      new Intl.DateTimeFormat(locale, { ...parts[format], timeZone: 'UTC' }).format(day),
  };
}

const parts = {
  'D MMM YYYY': { day: 'numeric', month: 'short', year: 'numeric' },
  'D MMMM YYYY': { day: 'numeric', month: 'long', year: 'numeric' },
  'DD MMMM YYYY': { day: '2-digit', month: 'long', year: 'numeric' },
  MMMM: { month: 'long' },
} as const satisfies Record<DayFormat, Intl.DateTimeFormatOptions>;
