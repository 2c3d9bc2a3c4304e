import type { Translation } from '../domain/language/create-language.ts';
import { type FlatText, flatTexts, isPlural, placeholdersIn } from '../domain/language/flat-texts.ts';
import { scriptsWithoutLanguage } from '../embed/language/text-scripts.ts';
import { catalogues } from './catalogues.ts';

type Node = { [key: string]: Node | FlatText };

/**
 * Adds the page's own texts of a language, which it states as JSON in a script with `data-psp-texts`: texts by their keys,
 * such as `review-queue.deny.label`. What cannot be used is named on the console and left out. [EMB-15]
 */
export function addPageTexts(code: string, translation: Translation): Translation {
  const known = flatTexts(catalogues);
  const texts = structuredClone(translation) as Node;
  for (const [key, stated] of Object.entries(statedTexts(code))) {
    const text = textIn(stated);
    if (isBlank(text)) continue;
    const problem = problemOf(text, known.get(key));
    if (problem) {
      console.error(`psp: data-psp-texts lang="${code}": "${key}" ${problem}`);
      continue;
    }
    setAt(texts, key.split('.'), text as FlatText);
    const missing = placeholdersMissingIn(text as FlatText, known.get(key) as FlatText);
    if (missing.length)
      console.warn(`psp: data-psp-texts lang="${code}": "${key}" leaves out ${inBraces(missing)}.`);
  }
  return texts as Translation;
}

/** Names on the console which scripts have no language, or none that exists. */
export function nameScriptsWithoutLanguage(): void {
  for (const { lang } of scriptsWithoutLanguage()) {
    const fault = lang
      ? `data-psp-texts lang="${lang}" is no language`
      : 'a script with data-psp-texts has no lang';
    console.error(`psp: ${fault}, so that its texts are not used. Write one such as lang="pt-BR".`);
  }
}

/** The text, also in an entry as `psp texts` writes it. */
export const textIn = (stated: unknown): unknown =>
  typeof stated === 'object' && stated !== null && 'text' in stated ? stated.text : stated;

/** Whether nobody has translated it yet. */
export const isBlank = (text: unknown): boolean =>
  isEmpty(text) || (typeof text === 'object' && text !== null && Object.values(text).every(isEmpty));

const isEmpty = (text: unknown): boolean => typeof text === 'string' && text.trim() === '';

/** The texts of all scripts of the page in this language; a later one wins. */
function statedTexts(code: string): Readonly<Record<string, unknown>> {
  const scripts = document.querySelectorAll(`script[data-psp-texts][lang="${CSS.escape(code)}" i]`);
  return Object.assign({}, ...[...scripts].map(script => parsed(script.textContent, code)));
}

function parsed(json: string, code: string): object {
  try {
    const texts: unknown = JSON.parse(json);
    if (typeof texts === 'object' && texts !== null && !Array.isArray(texts)) return texts;
  } catch {
    // Named below.
  }
  console.error(`psp: data-psp-texts lang="${code}" holds no JSON object. Write {"key": "text"}.`);
  return {};
}

function problemOf(text: unknown, english: FlatText | undefined): string | undefined {
  if (english === undefined) return 'is no key of a text. `npx psp texts` lists them.';
  const mayBePlural = isPlural(english) || english.includes('{count}');
  if (typeof text !== 'string' && !(mayBePlural && isPlural(text)))
    return mayBePlural ? 'is neither a text nor an object of plural forms with "other".' : 'is no text.';
  const wrong = placeholdersMissingIn(english, text);
  return wrong.length ? `has a placeholder that its text does not know: ${inBraces(wrong)}.` : undefined;
}

/** The placeholders of the other text that this one does not have. */
const placeholdersMissingIn = (text: FlatText, other: FlatText): string[] =>
  placeholdersIn(other).filter(name => !placeholdersIn(text).includes(name));

const inBraces = (names: readonly string[]): string => names.map(name => `{${name}}`).join(', ');

function setAt(node: Node, [key = '', ...rest]: readonly string[], text: FlatText): void {
  if (!rest.length) {
    node[key] = text;
    return;
  }
  const child = Object.hasOwn(node, key) ? node[key] : {};
  node[key] = child as Node;
  setAt(child as Node, rest, text);
}
