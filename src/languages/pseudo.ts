import type { Source } from '../domain/language/catalogue.ts';
import type { Translation } from '../domain/language/create-language.ts';
import { catalogues } from './catalogues.ts';

/**
 * A language for tests and Storybook, made from English: each text in brackets, with accents, and 40% longer, so that texts
 * that are not translated and layouts without room for other languages show. It is never shipped. [EMB-15]
 */
export const pseudoTranslation = (): Translation =>
  Object.fromEntries(catalogues.map(({ name, source }) => [name, pseudoSource(source)]));

const pseudoSource = (source: Source): Source =>
  Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoSource(value as Source),
    ]),
  );

/** A text as the pseudo-language has it; placeholders stay as they are. */
export function pseudoText(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (!/\p{L}/u.test(words)) return text;
  const letters = words.replace(/\{\w+\}|[A-Za-z]/g, part => accents[part] ?? part);
  const longer = '~~~~ '.repeat(Math.ceil(words.replace(/\{\w+\}/g, '').length * 0.08)).trim();
  return `${before}[${letters} ${longer}]${after}`;
}

const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const accented = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...plain].map((letter, index) => [letter, [...accented][index] ?? letter]),
);
