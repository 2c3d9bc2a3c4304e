import type { Translation } from '../domain/language/create-language.ts';
import { type FlatText, flatTexts } from '../domain/language/flat-texts.ts';
import { scriptsWithoutLanguage } from '../embed/language/text-scripts.ts';
import { catalogues } from './catalogues.ts';
import { isBlank, textIn, whatIsLeftOut, whyUnusable } from './stated-text.ts';

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
    const problem = whyUnusable(text, known.get(key));
    if (problem) {
      console.error(`psp: data-psp-texts lang="${code}": "${key}" ${problem}`);
      continue;
    }
    setAt(texts, key.split('.'), text as FlatText);
    const gap = whatIsLeftOut(text as FlatText, known.get(key) as FlatText);
    if (gap) console.warn(`psp: data-psp-texts lang="${code}": "${key}" ${gap}`);
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

function setAt(node: Node, [key = '', ...rest]: readonly string[], text: FlatText): void {
  if (!rest.length) {
    node[key] = text;
    return;
  }
  const child = Object.hasOwn(node, key) ? node[key] : {};
  node[key] = child as Node;
  setAt(child as Node, rest, text);
}
