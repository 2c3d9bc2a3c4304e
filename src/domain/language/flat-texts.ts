import { type Catalogue, isPlural, type Plural, type Source } from './catalogue.ts';

/** A text or its plural forms, as translators and pages write it. */
export type FlatText = string | Plural;

/** The texts of catalogues in one level: `review-queue.deny.label` → `Deny`. [EMB-15] */
export const flatTexts = (catalogues: readonly Catalogue<string, unknown>[]): Map<string, FlatText> =>
  new Map(catalogues.flatMap(({ name, source }) => entriesOf(name, source as Source)));

const entriesOf = (prefix: string, source: Source): [string, FlatText][] =>
  Object.entries(source).flatMap(([key, value]) =>
    typeof value === 'string' || isPlural(value)
      ? [[`${prefix}.${key}`, value] as [string, FlatText]]
      : entriesOf(`${prefix}.${key}`, value),
  );

/** The names of the placeholders of a text, sorted, each once. */
export const placeholdersIn = (text: FlatText): string[] => {
  const forms = typeof text === 'string' ? [text] : Object.values(text);
  const names = forms.flatMap(form => [...String(form).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  return [...new Set(names)].sort();
};
