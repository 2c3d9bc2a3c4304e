import { languageChanged, setLanguageSource } from '../embed/language/language-source.ts';
import { type LanguageFiles, PageLanguages } from '../embed/language/page-languages.ts';
import { native } from '../platform/native.ts';

/** The translations of the library, by the code of their language, and the page's own texts: lazy chunks. */
export const languageFiles = {
  shipped: {
    ar: () => import('./lang-ar.ts'),
    de: () => import('./lang-de.ts'),
    es: () => import('./lang-es.ts'),
    fr: () => import('./lang-fr.ts'),
    ja: () => import('./lang-ja.ts'),
  },
  loadPageTexts: () => import('./page-texts.ts'),
} satisfies LanguageFiles;

/** Lets elements speak the languages that the script tag lists, and those of the page's own texts. [EMB-17] */
export function startLanguages(): PageLanguages {
  const script = native(document, 'querySelector').call(document, 'script[data-psp-languages]');
  const languages = new PageLanguages(languageFiles, script?.getAttribute('data-psp-languages') ?? '');
  languages.reportMistakes();
  setLanguageSource(element => languages.spokenBy(element));
  languageChanged();
  return languages;
}
