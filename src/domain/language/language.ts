import { numberText } from '../display/numbers.ts';
import type { Catalogue, Plural, Source, Texts, Value } from './catalogue.ts';
import type { DayLanguage } from './day-language.ts';

/** The language of an element: its texts, and how it writes dates, lists and countries. [EMB-15] */
export interface Language extends DayLanguage {
  /** Such as `de`; the locale for `Intl`. */
  readonly code: string;
  /** The texts of a catalogue; the same object on each call. */
  texts<S>(catalogue: Catalogue<string, S>): Texts<S>;
}

/** `sourceOf` knows the texts of the language for a catalogue, in which the English ones stand. */
export function languageWithTexts(
  code: string,
  sourceOf = ({ source }: Catalogue<string, unknown>): Source => source as Source,
  days: DayLanguage = {},
): Language {
  const known = new Map<unknown, unknown>();
  const rules = new Intl.PluralRules(code);
  const filled = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => shownValue(values[name] ?? ''));
  const shownValue = (value: Value): string =>
    typeof value === 'function' ? value(days) : typeof value === 'number' ? numberText(value) : value;
  const ready = (source: Source): unknown =>
    Object.fromEntries(Object.entries(source).map(([key, text]) => [key, readyText(text)]));
  const readyText = (text: Source[string]): unknown => {
    if (typeof text === 'string') return text.includes('{') ? (values: Values) => filled(text, values) : text;
    if (!isPlural(text)) return ready(text);
    return (values: Values) => filled(text[rules.select(Number(values.count))] ?? text.other, values);
  };
  return {
    code,
    ...days,
    texts<S>(catalogue: Catalogue<string, S>) {
      if (!known.has(catalogue)) known.set(catalogue, ready(sourceOf(catalogue)));
      return known.get(catalogue) as Texts<S>;
    },
  };
}

/** The language of a page that asks for no other. */
export const english: Language = languageWithTexts('en');

const isPlural = (text: Plural | Source): text is Plural => typeof text.other === 'string';

type Values = Readonly<Record<string, Value>>;
