import type { Translation } from '../domain/language/create-language.ts';
import { type FlatText, flatTexts, isPlural, placeholdersIn } from '../domain/language/flat-texts.ts';
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
    if (problem) console.error(`psp: data-psp-texts lang="${code}": "${key}" ${problem}`);
    else setAt(texts, key.split('.'), text as FlatText);
  }
  return texts as Translation;
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
  const wrong = placeholdersIn(text).filter(name => !placeholdersIn(english).includes(name));
  return wrong.length ? `has a placeholder that its text does not know: {${wrong.join('}, {')}}.` : undefined;
}

function setAt(node: Node, [key = '', ...rest]: readonly string[], text: FlatText): void {
  if (!rest.length) {
    node[key] = text;
    return;
  }
  const child = Object.hasOwn(node, key) ? node[key] : {};
  node[key] = child as Node;
  setAt(child as Node, rest, text);
}
