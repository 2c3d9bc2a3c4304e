import type { Language } from '../../domain/language/language.ts';

/** Knows which language each element asks for. It exists only on pages that ask for another one than English. [EMB-15] */
export interface LanguageSource {
  /** The language of an element; undefined while its texts are loading. */
  languageOf(element: Element): Language | undefined;
  /** Resolves when the texts of the element's language have been loaded, or could not be. */
  ready(element: Element): Promise<void>;
  /** To be called after a change of a `lang`. */
  update(): void;
}

// All scripts of the library share these.
const sourceName = Symbol.for('psp.languages');
const updatesName = Symbol.for('psp.translate');
const awaitedName = Symbol.for('psp.awaited-texts');
const holder = globalThis as {
  [sourceName]?: LanguageSource;
  [updatesName]?: Set<() => void>;
  [awaitedName]?: ((element: Element) => boolean) | undefined;
};

/** The functions that show elements anew, in whatever language they now ask for. */
export const translations = (): Set<() => void> => {
  holder[updatesName] ??= new Set();
  return holder[updatesName];
};

/** The source of this page; undefined while all elements are English. */
export const languageSource = (): LanguageSource | undefined => holder[sourceName];

/** Makes all elements of the page ask this source. */
export const installLanguages = (source: LanguageSource): void => {
  holder[sourceName] = source;
  source.update();
};

/** Whether an element has to wait for the first source of this page. */
export const isAwaitingTexts = (element: Element): boolean => holder[awaitedName]?.(element) ?? false;

/**
 * Sets which elements have to wait for the first source of this page. Without an argument, as when it could not be loaded,
 * none has to, and those that did are shown in English.
 */
export const awaitTexts = (isAwaiting?: (element: Element) => boolean): void => {
  holder[awaitedName] = isAwaiting;
  if (!isAwaiting) for (const show of translations()) show();
};
