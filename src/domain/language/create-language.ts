import type { DayFormat, DayLanguage, Plural } from './catalogue.ts';
import { inEnglish, type Language, languageWithTexts, type Translation, textFormat } from './language.ts';

/**
 * The language with this code and these texts. It formats days in its own way, always with Latin digits; in a text that it
 * lacks, plurals and days are English, too. Part of a lazy chunk that pages in English do not download. [EMB-15]
 */
export function createLanguage(code: string, translation: Translation = {}): Language {
  const days = code === 'en' ? {} : daysIn(`${code}-u-ca-gregory-nu-latn`);
  const inThis = textFormat(code, days);
  const prepared = isRightToLeft(code) ? isolated : (text: string) => text;
  return languageWithTexts(
    code,
    (original, translated) =>
      translated === undefined ? inEnglish(original) : inThis(sameKind(original, translated, prepared)),
    days,
    translation,
  );
}

/** A text that takes values in English takes them in each language, whether it has placeholders or not. */
function sameKind(
  original: string | Plural,
  translated: string | Plural,
  prepared: (text: string) => string,
): string | Plural {
  if (typeof translated === 'string' && typeof original === 'string' && !original.includes('{'))
    return translated;
  const forms = typeof translated === 'string' ? { other: translated } : translated;
  return Object.fromEntries(
    Object.entries(forms).map(([category, text]) => [category, prepared(text)]),
  ) as Plural;
}

const isRightToLeft = (code: string): boolean => /^(ar|fa|he|ur)\b/.test(code);

/** A text whose values are isolated: an id or an amount in an Arabic sentence keeps its own direction. */
const isolated = (text: string): string => text.replace(/\{\w+\}/g, '\u2068$&\u2069');

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
