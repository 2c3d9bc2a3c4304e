import { installLanguages, languageSource } from '../../src/embed/language/language-source.ts';
import { type LanguageFiles, PageLanguages } from '../../src/embed/language/page-languages.ts';
import { loadPageTexts, shipped } from '../../src/languages/shipped.ts';

/** Gives the elements of the page the shipped languages and these, as psp.js does on pages that ask for one. */
export function withLanguages(more: LanguageFiles['shipped'] = {}, loadTexts = loadPageTexts): void {
  installLanguages(new PageLanguages({ shipped: { ...shipped, ...more }, loadPageTexts: loadTexts }));
}

/** Loads all languages before a test, whose elements wait only ten seconds for theirs. */
export const loadLanguages = async (): Promise<void> =>
  void (await Promise.all([...Object.values(shipped).map(load => load()), loadPageTexts()]));

/** Says to the elements that a `lang` has changed, as the loader does. */
export const langChanged = (): void => languageSource()?.update();
