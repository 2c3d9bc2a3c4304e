import { isPlural } from '../domain/language/catalogue.ts';
import { type FlatText, placeholdersIn } from '../domain/language/flat-texts.ts';

/** The text that a page or a translator states for a key, also in an entry as `psp texts` writes it. [EMB-15] */
export const textIn = (stated: unknown): unknown =>
  typeof stated === 'object' && stated !== null && 'text' in stated ? stated.text : stated;

/** Whether nobody has translated it yet. */
export const isBlank = (text: unknown): boolean =>
  isEmpty(text) || (typeof text === 'object' && text !== null && Object.values(text).every(isEmpty));

const isEmpty = (text: unknown): boolean => typeof text === 'string' && text.trim() === '';

/** Why a text cannot be used in place of the English one, which is undefined for an unknown key. [EMB-15] */
export function whyUnusable(text: unknown, english: FlatText | undefined): string | undefined {
  if (english === undefined) return 'is not the key of a text. `psp texts` lists them.';
  const mayBePlural = isPlural(english) || english.includes('{count}');
  if (typeof text !== 'string' && !(mayBePlural && isPlural(text)))
    return mayBePlural ? 'is neither a text nor an object of plural forms with "other".' : 'is not a text.';
  const wrong = missingIn(english, text);
  return wrong.length ? `has a placeholder that its text does not know: ${inBraces(wrong)}.` : undefined;
}

/** What a usable text leaves out of the English one. [EMB-15] */
export function whatIsLeftOut(text: FlatText, english: FlatText): string | undefined {
  const missing = missingIn(text, english);
  return missing.length ? `leaves out ${inBraces(missing)}.` : undefined;
}

/** The placeholders of the other text that this one does not have. */
const missingIn = (text: FlatText, other: FlatText): string[] =>
  placeholdersIn(other).filter(name => !placeholdersIn(text).includes(name));

const inBraces = (names: readonly string[]): string => names.map(name => `{${name}}`).join(', ');
