/** The formats of days, as dayjs writes them in English. */
export type DayFormat = 'D MMM YYYY' | 'D MMMM YYYY' | 'DD MMMM YYYY' | 'MMMM';

/** How a language writes days. English states nothing: the requirements state its form. [EMB-15] */
export interface DayLanguage {
  /** Formats the UTC day of a date. */
  dayText?(day: Date, format: DayFormat): string;
  /** What stands between a day and a time, such as the Arabic comma. */
  readonly timeSeparator?: string;
}

/** The forms of a text that depends on `{count}`, by plural category of the language (`Intl.PluralRules`). [EMB-15] */
export type Plural = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

export const isPlural = (value: unknown): value is Plural =>
  typeof value === 'object' && typeof (value as Plural | null)?.other === 'string';

/** Texts as plain data: placeholders such as `{count}` in braces, groups as nested objects. */
export interface Source {
  readonly [key: string]: string | Plural | Source;
}

/** English texts that belong together, with the name under which a language translates them. */
export interface Catalogue<Name extends string = string, S = Source> {
  readonly name: Name;
  readonly source: S;
}

/** Declares the English texts of an element or a layer. Every text that people read stands in a catalogue. [EMB-15] */
export const defineCatalogue = <const Name extends string, const S extends Source>(
  name: Name,
  source: S,
): Catalogue<Name, S> => ({ name, source });

/** The names of the placeholders in a text. */
type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/**
 * What takes the place of a placeholder. A day is a function of the language, since the page's own texts may be incomplete:
 * in an English sentence it is written in English. [EMB-15]
 */
export type Value = string | number | ((language: DayLanguage) => string);

type Filled<Names extends string> = (values: { readonly [Name in Names]: Value }) => string;

/**
 * Texts ready for use: one without placeholders is a string, any other a function of its values by name. Numbers are
 * written with grouping (`1,284`) in every language; pass a year or an id as a text.
 */
export type Texts<S> = {
  readonly [Key in keyof S]: S[Key] extends string
    ? [Placeholders<S[Key]>] extends [never]
      ? string
      : Filled<Placeholders<S[Key]>>
    : S[Key] extends Plural
      ? Filled<Placeholders<S[Key][keyof S[Key]]> | 'count'>
      : Texts<S[Key]>;
};

/** The texts of a catalogue, in some language. */
export type TextsOf<C> = C extends Catalogue<string, infer S> ? Texts<S> : never;

/**
 * The texts of a catalogue in another language; what is missing is shown in English. A text that counts may have one form
 * for each plural category. [EMB-17]
 */
export type Translated<S> = {
  readonly [Key in keyof S]?: S[Key] extends string
    ? string | ('count' extends Placeholders<S[Key]> ? Plural : never)
    : S[Key] extends Plural
      ? string | Plural
      : Translated<S[Key]>;
};
