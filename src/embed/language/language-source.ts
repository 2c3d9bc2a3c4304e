import type { Language } from '../../domain/language/language.ts';

/** What an element speaks: English, whose texts are in its code, or another language, whose texts may still be loading. */
export type Spoken = Language | 'english' | 'loading';

// All scripts of the library share these.
const sourceName = Symbol.for('psp.languages');
const listenersName = Symbol.for('psp.language-listeners');
const holder = globalThis as {
  [sourceName]?: (element: Element) => Spoken;
  [listenersName]?: Set<() => void>;
};

/** The functions that show elements anew when the language of some may have changed. */
export const languageListeners = (): Set<() => void> => {
  holder[listenersName] ??= new Set();
  return holder[listenersName];
};

/** To be called when a `lang` has changed or texts have arrived. */
export const languageChanged = (): void => {
  for (const listener of languageListeners()) listener();
};

/** Makes all elements of the page ask this function what they speak. */
export const setLanguageSource = (source: (element: Element) => Spoken): void => {
  holder[sourceName] = source;
};

/** What an element speaks now. [EMB-15] */
export const spokenBy = (element: Element): Spoken => holder[sourceName]?.(element) ?? 'english';
