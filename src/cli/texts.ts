import { readFile, writeFile } from 'node:fs/promises';
import { isPlural } from '../domain/language/catalogue.ts';
import { flatTexts, placeholdersIn } from '../domain/language/flat-texts.ts';
import { catalogues } from '../languages/catalogues.ts';
import { isBlank, textIn } from '../languages/stated-text.ts';
import { CannotRun } from './cannot-run.ts';
import { isLanguage } from './language-code.ts';
import { untranslated } from './untranslated.ts';

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
