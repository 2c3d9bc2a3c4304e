import { warn } from '../diagnostics/warn.ts';
import { type FlatText, flatTexts } from '../domain/language/flat-texts.ts';
import type { Translation } from '../domain/language/language.ts';
import { textScripts } from '../embed/language/text-scripts.ts';
import { catalogues } from './catalogues.ts';
import { isBlank, textIn, whatIsLeftOut, whyUnusable } from './stated-text.ts';

type Node = { [key: string]: Node | FlatText };

/**
 * Adds the page's own texts of a language, which it states as JSON in a script with `data-psp-texts`: texts by their keys,
 * such as `review-queue.deny.label`. What cannot be used is reported on the console and left out. [EMB-15]
 */
export function addPageTexts(tag: string, translation: Translation): Translation {
  const known = flatTexts(catalogues);
  const texts = structuredClone(translation) as Node;
  for (const [key, stated] of Object.entries(statedTexts(tag))) {
    const text = textIn(stated);
    if (isBlank(text)) continue;
    const problem = whyUnusable(text, known.get(key));
    if (problem) {
      warn(undefined, `data-psp-texts lang="${tag}": "${key}" ${problem}`);
      continue;
    }
    setAt(texts, key.split('.'), text as FlatText);
    const gap = whatIsLeftOut(text as FlatText, known.get(key) as FlatText);
    if (gap) warn(undefined, `data-psp-texts lang="${tag}": "${key}" ${gap}`);
  }
  return texts as Translation;
}

/** Reports on the console the scripts that do not say in which language their texts are. */
export function reportScriptsWithoutLanguage(): void {
  for (const { lang } of textScripts('')) {
    const fault = lang
      ? `data-psp-texts lang="${lang}" is not a language`
      : 'a script with data-psp-texts has no lang';
    warn(undefined, `${fault}, so its texts are not used. Write one such as lang="pt-BR".`);
  }
}

/** The texts of all scripts of the page in this language; a later one wins. */
const statedTexts = (tag: string): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...textScripts(tag).map(script => parsed(script.textContent, tag)));

function parsed(json: string, tag: string): object {
  try {
    const texts: unknown = JSON.parse(json);
    if (typeof texts === 'object' && texts !== null && !Array.isArray(texts)) return texts;
  } catch {
    // Reported below.
  }
  warn(undefined, `data-psp-texts lang="${tag}" does not hold a JSON object. Write {"key": "text"}.`);
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
