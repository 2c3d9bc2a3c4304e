import type { Catalogue, Plural, Source, Texts } from './catalogue.ts';
import type { DayFormat, DayLanguage } from './day-language.ts';
import { isPlural } from './flat-texts.ts';
import { english, type Language, languageWithTexts } from './language.ts';

/** The translated texts of a language, by the name of their catalogue; what is missing is shown in English. */
export type Translation = Readonly<Record<string, Source>>;

/**
 * The language with this code and these texts. It formats days in its own way, always with Latin digits; in a text that it
 * lacks, plurals and days are English, too. Part of a lazy chunk that pages in English do not download. [EMB-15]
 */
export function createLanguage(code: string, translation: Translation = {}): Language {
  const own = languageWithTexts(
    code,
    ({ name, source }) => translatedIn(source as Source, translation[name]),
    code === 'en' ? {} : daysIn(`${code}-u-ca-gregory-nu-latn`),
  );
  const known = new Map<unknown, unknown>();
  return {
    ...own,
    texts<S>(catalogue: Catalogue<string, S>) {
      if (!known.has(catalogue))
        known.set(catalogue, completed(own.texts(catalogue) as Ready, english.texts(catalogue) as Ready));
      return known.get(catalogue) as Texts<S>;
    },
  };
}

/** Texts ready for use, in groups. */
interface Ready {
  readonly [key: string]: string | Filled | Ready;
}
type Filled = (...values: never) => string;

/** The English texts with those of the language in their place. */
const completed = (own: Ready, texts: Ready): Ready =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'object' ? completed((own[key] ?? {}) as Ready, text) : (own[key] ?? text),
    ]),
  );

/** The texts that the language has. */
const translatedIn = (source: Source, translated: Source = {}): Source =>
  Object.fromEntries(
    Object.entries(source).flatMap(([key, text]) => {
      const own = translated[key];
      if (own === undefined) return [];
      const isGroup = typeof text !== 'string' && !isPlural(text);
      return [[key, isGroup ? translatedIn(text, own as Source) : sameKind(text, own as string | Plural)]];
    }),
  );

/** A text that takes values in English takes them in each language, whether it has placeholders or not. */
const sameKind = (english: string | Plural, own: string | Plural): string | Plural =>
  typeof own === 'string' && (typeof english !== 'string' || english.includes('{')) ? { other: own } : own;

function daysIn(locale: string): Required<DayLanguage> {
  const text = (day: Date | number, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(day);
  const day = text(0, formats['D MMM YYYY']);
  const moment = text(0, { ...formats['D MMM YYYY'], hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  // Such as an Arabic comma, or a space in Japanese.
  const separator = moment.startsWith(day) && /^\D+/.exec(moment.slice(day.length));
  return {
    dayText: (each, format) => text(each, formats[format]),
    timeSeparator: separator ? separator[0] : ', ',
  };
}

const formats = {
  'D MMM YYYY': { day: 'numeric', month: 'short', year: 'numeric' },
  'D MMMM YYYY': { day: 'numeric', month: 'long', year: 'numeric' },
  'DD MMMM YYYY': { day: '2-digit', month: 'long', year: 'numeric' },
  MMMM: { month: 'long' },
} as const satisfies Record<DayFormat, Intl.DateTimeFormatOptions>;
