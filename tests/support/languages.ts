import type { Translation } from '../../src/domain/language/create-language.ts';
import { installLanguages, languageSource } from '../../src/embed/language/language-source.ts';
import { PageLanguages } from '../../src/embed/language/page-languages.ts';
import { loadPageTexts, shipped } from '../../src/languages/shipped.ts';

type Load = () => Promise<{ readonly translation: Translation }>;

/** Gives the elements of the page the shipped languages and these, as psp.js does on pages that ask for one. */
export function withLanguages(more: Readonly<Record<string, Load>> = {}): void {
  installLanguages(new PageLanguages({ shipped: { ...shipped, ...more }, loadPageTexts }));
}

/** Says to the elements that a `lang` has changed, as the loader does. */
export const langChanged = (): void => languageSource()?.update();
