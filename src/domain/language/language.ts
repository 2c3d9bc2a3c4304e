import { numberText } from '../display/numbers.ts';
import {
  type Catalogue,
  type DayLanguage,
  isPlural,
  type Plural,
  type Source,
  type Texts,
  type Value,
} from './catalogue.ts';

/** The language of an element: its texts, and how it writes dates, lists and countries. [EMB-15] */
export interface Language extends DayLanguage {
  /** Such as `de`; the locale for `Intl`. */
  readonly code: string;
  /** The texts of a catalogue; the same object on each call. */
  texts<S>(catalogue: Catalogue<string, S>): Texts<S>;
}

/** The translated texts of a language, by the name of their catalogue; what is missing is shown in English. */
export type Translation = Readonly<Record<string, Source>>;

/** Makes a text ready for use, as `Texts` has it: from the English text and its translation, if there is one. */
type ReadyText = (english: string | Plural, translated: string | Plural | undefined) => unknown;

/** The language whose texts `ready` makes. */
export function languageWithTexts(
  code: string,
  ready: ReadyText,
  days: DayLanguage = {},
  translation: Translation = {},
): Language {
  const known = new Map<unknown, unknown>();
  return {
    code,
    ...days,
    texts<S>(catalogue: Catalogue<string, S>) {
      const { name, source } = catalogue;
      if (!known.has(catalogue)) known.set(catalogue, readyTexts(source as Source, translation[name], ready));
      return known.get(catalogue) as Texts<S>;
    },
  };
}

const readyTexts = (source: Source, translated: Source = {}, ready: ReadyText): unknown =>
  Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      const own = translated[key];
      const isText = typeof text === 'string' || isPlural(text);
      return [key, isText ? ready(text, own as Plural) : readyTexts(text, own as Source, ready)];
    }),
  );

/** Makes a text of a language ready for use: it is shown as it is, or a function of the values for its placeholders. */
export function textFormat(code: string, days: DayLanguage = {}): (text: string | Plural) => unknown {
  const rules = new Intl.PluralRules(code);
  const shown = (value: Value): string =>
    typeof value === 'function' ? value(days) : typeof value === 'number' ? numberText(value) : value;
  const filled = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name] ?? ''));
  return text => {
    if (typeof text !== 'string')
      return (values: Values) => filled(text[rules.select(Number(values.count))] ?? text.other, values);
    return text.includes('{') ? (values: Values) => filled(text, values) : text;
  };
}

type Values = Readonly<Record<string, Value>>;

/** Makes an English text ready for use. */
export const inEnglish = textFormat('en');

/** The language of a page that asks for no other. */
export const english: Language = languageWithTexts('en', inEnglish);

/** The same function of a language, worked out once for each: a list of columns keeps its identity. */
export function perLanguage<Result, Spoken extends DayLanguage = Language>(
  of: (language: Spoken) => Result,
): (language: Spoken) => Result {
  const results = new WeakMap<Spoken, Result>();
  return language => {
    const result = results.get(language) ?? of(language);
    results.set(language, result);
    return result;
  };
}
