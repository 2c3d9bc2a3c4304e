import { numberText } from '../display/numbers.ts';
import type { Catalogue, Plural, Source, Texts } from './catalogue.ts';

/** The formats of days, as dayjs writes them in English. */
export type DayFormat = 'D MMM YYYY' | 'D MMMM YYYY' | 'DD MMMM YYYY' | 'MMMM';

/** The language of an element: its texts, and how it writes dates, lists and countries. [EMB-15] */
export interface Language {
  /** Such as `de`; the locale for `Intl`. */
  readonly code: string;
  /** The texts of a catalogue; the same object on each call. */
  texts<S>(catalogue: Catalogue<string, S>): Texts<S>;
  /** Formats the UTC day of a date; absent in English, whose format the requirements state. */
  dayText?(day: Date, format: DayFormat): string;
}

/**
 * A language that formats days as English does. `sourceOf` knows its texts for a catalogue; those of English stand there.
 */
export function languageWithTexts(
  code: string,
  sourceOf = ({ source }: Catalogue<string, unknown>): Source => source as Source,
): Language {
  const known = new Map<unknown, unknown>();
  const rules = new Intl.PluralRules(code);
  const ready = (source: Source): unknown =>
    Object.fromEntries(Object.entries(source).map(([key, text]) => [key, readyText(text)]));
  const readyText = (text: Source[string]): unknown => {
    if (typeof text === 'string') return text.includes('{') ? (values: Values) => filled(text, values) : text;
    if (!isPlural(text)) return ready(text);
    return (values: Values) => filled(text[rules.select(Number(values.count))] ?? text.other, values);
  };
  return {
    code,
    texts<S>(catalogue: Catalogue<string, S>) {
      if (!known.has(catalogue)) known.set(catalogue, ready(sourceOf(catalogue)));
      return known.get(catalogue) as Texts<S>;
    },
  };
}

/** The language of a page that asks for no other. */
export const english: Language = languageWithTexts('en');

const isPlural = (text: Plural | Source): text is Plural => typeof text.other === 'string';

type Values = Readonly<Record<string, string | number>>;

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => shownValue(values[name] ?? ''));

const shownValue = (value: string | number): string =>
  typeof value === 'number' ? numberText(value) : value;
