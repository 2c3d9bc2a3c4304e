import { numberText } from '../display/numbers.ts';
import type { Catalogue, Plural, Source, Texts } from './catalogue.ts';

/** The translated texts of a language, by the name of their catalogue; what is missing is shown in English. */
export type Translation = Readonly<Record<string, Source>>;

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

/** A language that formats days as English does; `translation` is absent for English. */
export function languageWithTexts(code: string, translation: Translation = {}): Language {
  const known = new Map<unknown, unknown>();
  const rules = new Intl.PluralRules(code);
  const form = (text: string | Plural, count: unknown): string =>
    typeof text === 'string' ? text : (text[rules.select(Number(count))] ?? text.other);
  return {
    code,
    texts<S>(catalogue: Catalogue<string, S>) {
      if (!known.has(catalogue))
        known.set(catalogue, ready(catalogue.source as Source, translation[catalogue.name], form));
      return known.get(catalogue) as Texts<S>;
    },
  };
}

/** The language of a page that asks for no other. */
export const english: Language = languageWithTexts('en');

type Values = Readonly<Record<string, string | number>>;
type Form = (text: string | Plural, count: unknown) => string;

const isGroup = (text: string | Plural | Source): text is Source =>
  typeof text !== 'string' && typeof text.other !== 'string';

function ready(source: Source, translated: Source | undefined, form: Form): unknown {
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      const own = translated?.[key];
      if (isGroup(text)) return [key, ready(text, own as Source | undefined, form)];
      const shown = (own ?? text) as string | Plural;
      const takesValues = typeof text !== 'string' || text.includes('{');
      return [key, takesValues ? (values: Values) => filled(form(shown, values.count), values) : shown];
    }),
  );
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => shownValue(values[name] ?? ''));

const shownValue = (value: string | number): string =>
  typeof value === 'number' ? numberText(value) : value;
