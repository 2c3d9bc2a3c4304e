import type { Language } from '../../domain/language/language.ts';
import { ofPage } from '../../platform/page.ts';

/** What an element speaks: English, whose texts are in its code, or another language, whose texts may still be loading. */
export type Spoken = Language | 'english' | 'loading';

interface Languages {
  readonly listeners: Set<() => void>;
  source?: (element: Element) => Spoken;
}

const languages = () => ofPage<Languages>('languages', () => ({ listeners: new Set() }));

/** The functions that show elements anew when the language of some may have changed. */
export const languageListeners = (): Set<() => void> => languages().listeners;

/** To be called when a `lang` has changed or texts have arrived. */
export const languageChanged = (): void => {
  for (const listener of languageListeners()) listener();
};

/** Makes all elements of the page ask this function what they speak. */
export const setLanguageSource = (source: (element: Element) => Spoken): void => {
  languages().source = source;
};

/** What an element speaks now. [EMB-15] */
export const spokenBy = (element: Element): Spoken => languages().source?.(element) ?? 'english';

/** How long elements wait for texts, in milliseconds; then they are shown in English. [EMB-15] */
const patience = 10_000;

/** Rejects if the file has not arrived in time. */
export const inTime = <File>(file: Promise<File>): Promise<File> =>
  Promise.race([file, new Promise<never>((_, reject) => setTimeout(reject, patience, 'timeout'))]);
