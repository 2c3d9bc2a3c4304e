import type { Translation } from '../domain/language/language.ts';

/** Adds the page's own texts. */
export const addPageTexts = (_code: string, translation: Translation): Translation => translation;
