import { languageChanged, setLanguageSource } from '../../src/embed/language/language-source.ts';
import { type LanguageFiles, PageLanguages } from '../../src/embed/language/page-languages.ts';
import { languageFiles } from '../../src/languages/languages.ts';

/** Switches languages on, as a page does by `data-psp-languages`: all that are shipped, unless `listed` says which. */
export function withLanguages(files: Partial<LanguageFiles> = {}, listed = '*'): void {
  const languages = new PageLanguages({ ...languageFiles, ...files }, listed);
  languages.reportMistakes();
  setLanguageSource(element => languages.spokenBy(element));
  languageChanged();
}

/** Loads all languages before a test, whose elements wait only ten seconds for theirs. */
export const loadLanguages = async (): Promise<void> =>
  void (await Promise.all([
    ...Object.values(languageFiles.shipped).map(load => load()),
    languageFiles.loadPageTexts(),
  ]));
