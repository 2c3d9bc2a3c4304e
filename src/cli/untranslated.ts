import { flatTexts } from '../domain/language/flat-texts.ts';
import type { Translation } from '../domain/language/language.ts';
import { catalogues } from '../languages/catalogues.ts';
import { translation as ar } from '../languages/lang-ar.ts';
import { translation as de } from '../languages/lang-de.ts';
import { translation as es } from '../languages/lang-es.ts';
import { translation as fr } from '../languages/lang-fr.ts';
import { translation as ja } from '../languages/lang-ja.ts';

const shipped: Readonly<Record<string, Translation>> = { ar, de, es, fr, ja };

/** The keys of the texts that a shipped language shows in English; none for any other language. [EMB-17] */
export function untranslated(code: string, translation = shipped[code]): string[] {
  if (!translation) return [];
  const translated = flatTexts(Object.entries(translation).map(([name, source]) => ({ name, source })));
  return [...flatTexts(catalogues).keys()].filter(key => !translated.has(key));
}
