import type { Plural, Source } from './catalogue.ts';
import { isPlural } from './flat-texts.ts';
import { type DayFormat, type Language, languageWithTexts } from './language.ts';

/** The translated texts of a language, by the name of their catalogue; what is missing is shown in English. */
export type Translation = Readonly<Record<string, Source>>;

/**
 * The language with this code and these texts. It formats days in its own way, always with Latin digits. Part of a lazy
 * chunk that pages in English do not download. [EMB-15]
 */
export function createLanguage(code: string, translation: Translation = {}): Language {
  const language = languageWithTexts(code, ({ name, source }) => merged(source as Source, translation[name]));
  if (code === 'en') return language;
  const locale = `${code}-u-ca-gregory-nu-latn`;
  return {
    ...language,
    dayText: (day, format) =>
      new Intl.DateTimeFormat(locale, { ...parts[format], timeZone: 'UTC' }).format(day),
  };
}

/** The English texts with those of the language in their place. */
const merged = (source: Source, translated: Source = {}): Source =>
  Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      const own = translated[key];
      if (typeof text !== 'string' && !isPlural(text)) return [key, merged(text, own as Source | undefined)];
      return [key, own === undefined ? text : sameKind(text, own as string | Plural)];
    }),
  );

/** A text that takes values in English takes them in each language, whether it has placeholders or not. */
const sameKind = (english: string | Plural, own: string | Plural): string | Plural =>
  typeof own === 'string' && (typeof english !== 'string' || english.includes('{')) ? { other: own } : own;

const parts = {
  'D MMM YYYY': { day: 'numeric', month: 'short', year: 'numeric' },
  'D MMMM YYYY': { day: 'numeric', month: 'long', year: 'numeric' },
  'DD MMMM YYYY': { day: '2-digit', month: 'long', year: 'numeric' },
  MMMM: { month: 'long' },
} as const satisfies Record<DayFormat, Intl.DateTimeFormatOptions>;
