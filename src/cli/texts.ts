import { readFile, writeFile } from 'node:fs/promises';
import { isPlural } from '../domain/language/catalogue.ts';
import { flatTexts, placeholdersIn } from '../domain/language/flat-texts.ts';
import type { Translation } from '../domain/language/language.ts';
import { catalogues } from '../languages/catalogues.ts';
import { translation as ar } from '../languages/lang-ar.ts';
import { translation as de } from '../languages/lang-de.ts';
import { translation as es } from '../languages/lang-es.ts';
import { translation as fr } from '../languages/lang-fr.ts';
import { translation as ja } from '../languages/lang-ja.ts';
import { isBlank, textIn } from '../languages/stated-text.ts';
import { CannotRun } from './cannot-run.ts';
import { isLanguage } from './language-code.ts';

/**
 * Writes a file with all texts to translate into a language, and says so. What an earlier file has stays, also texts
 * whose key is gone. [EMB-15]
 */
export async function texts(code: string, file = `psp-texts.${code}.json`): Promise<string> {
  if (!isLanguage(code))
    throw new CannotRun(`"${code}" is not the code of a language. Use one such as nl or pt-BR.`);
  const earlier = await textsIn(file);
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const all = [...flatTexts(catalogues)].map(([key, english]) => {
    const placeholders = placeholdersIn(english).map(name => `{${name}}`);
    const blank = isPlural(english) ? Object.fromEntries(categories.map(each => [each, ''])) : '';
    const text = earlier.get(key) ?? blank;
    return [key, { english, ...(placeholders.length && { placeholders }), text }] as const;
  });
  const known = Object.fromEntries(all);
  const gone = [...earlier].filter(([key]) => !Object.hasOwn(known, key));
  await writeFile(file, `${JSON.stringify({ ...known, ...Object.fromEntries(gone) }, null, 2)}\n`);
  const missing = all.filter(([, { text }]) => isBlank(text)).length;
  return [
    `${file}: ${missing} of ${all.length} texts to translate.`,
    ...untranslated(code).map(key => `Not translated by the library, and shown in English: "${key}"`),
  ].join('\n');
}

/** The texts that somebody has filled in in a file, by their keys; none if there is no such file. */
async function textsIn(file: string): Promise<Map<string, unknown>> {
  const json = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new CannotRun(`${file} cannot be read: ${error.code}.`);
  });
  const texts = Object.entries(parsed(json, file)).map(([key, stated]) => [key, textIn(stated)] as const);
  return new Map(texts.filter(([, text]) => !isBlank(text)));
}

function parsed(json: string, file: string): object {
  try {
    const texts: unknown = JSON.parse(json);
    if (typeof texts === 'object' && texts !== null && !Array.isArray(texts)) return texts;
  } catch {
    // Refused below.
  }
  throw new CannotRun(
    `${file} is not a file of texts, and is left as it is. Repair it, or name another file.`,
  );
}

const shipped: Readonly<Record<string, Translation>> = { ar, de, es, fr, ja };

/** The keys of the texts that a shipped language shows in English; none for any other language. [EMB-17] */
export function untranslated(code: string, translation = shipped[code]): string[] {
  if (!translation) return [];
  const translated = flatTexts(Object.entries(translation).map(([name, source]) => ({ name, source })));
  return [...flatTexts(catalogues).keys()].filter(key => !translated.has(key));
}
