import type { Translation } from '../../domain/language/language.ts';
import { native } from '../../domain/platform/native.ts';

/** Where texts come from. */
export interface LanguageFiles {
  /** The codes of the shipped languages. */
  readonly shipped: readonly string[];
  load(code: string): Promise<{ readonly translation: Translation }>;
  /** Adds the page's own texts of a language: a lazy chunk that only pages with such texts need. */
  loadPageTexts(): Promise<{ addPageTexts(code: string, translation: Translation): Translation }>;
}

/**
 * The languages of a page, one object for all its elements: which one an element asks for, and its texts once they are
 * loaded. [EMB-15]
 */
export class PageLanguages {
  readonly #files: LanguageFiles;
  readonly #texts = new Map<string, Translation>();
  readonly #pending = new Map<string, Promise<void>>();
  readonly #failed = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #observer = new MutationObserver(() => {
    for (const listener of this.#listeners) listener();
  });

  constructor(files: LanguageFiles) {
    this.#files = files;
  }

  /**
   * The code of the language to show an element in: the one that it, its nearest ancestor or the page asks for, or the
   * less specific one (`pt` for `pt-BR`), if there are texts in it; else `en`.
   */
  codeFor(element: Element): string {
    let code = requestedBy(element).toLowerCase();
    while (code && !this.#isAvailable(code)) code = code.slice(0, Math.max(0, code.lastIndexOf('-')));
    return code || 'en';
  }

  /** The texts of a language; undefined until they are loaded. */
  loaded(code: string): Translation | undefined {
    return this.#texts.get(code) ?? (code === 'en' && !hasPageTexts(code) ? {} : undefined);
  }

  /** Loads the texts of a language once. Never rejects: a language that fails is no longer offered. */
  load(code: string): Promise<void> {
    const pending = this.#pending.get(code) ?? this.#load(code);
    this.#pending.set(code, pending);
    return pending;
  }

  /** Calls the listener after each change of a `lang` in the page; returns a function that stops that. */
  watch(element: Element, listener: () => void): () => void {
    this.#listeners.add(listener);
    for (const root of rootsOf(element))
      this.#observer.observe(root, { attributeFilter: ['lang'], subtree: true });
    return () => this.#listeners.delete(listener);
  }

  #isAvailable(code: string): boolean {
    return (
      !this.#failed.has(code) && (code === 'en' || this.#files.shipped.includes(code) || hasPageTexts(code))
    );
  }

  async #load(code: string): Promise<void> {
    if (this.loaded(code)) return;
    const { shipped, load, loadPageTexts } = this.#files;
    try {
      const { translation } = shipped.includes(code) ? await load(code) : { translation: {} };
      const texts = hasPageTexts(code)
        ? (await loadPageTexts()).addPageTexts(code, translation)
        : translation;
      this.#texts.set(code, texts);
    } catch (error) {
      console.error(`psp: the texts in "${code}" could not be loaded, so they are shown in English.`, error);
      this.#failed.add(code);
      if (code === 'en') this.#texts.set(code, {});
    }
  }
}

const languages = Symbol.for('psp.languages');
const holder = globalThis as { [languages]?: PageLanguages };

/** The languages of this page, which all scripts of the library share; undefined without psp.js: all is English. */
export const pageLanguages = (): PageLanguages | undefined => holder[languages];

/** Installs the languages of the page. */
export const installLanguages = (files: LanguageFiles): PageLanguages => {
  holder[languages] = new PageLanguages(files);
  return holder[languages];
};

/** The nearest `lang`, past shadow roots; '' without one. */
function requestedBy(element: Element): string {
  for (const each of hostsOf(element)) {
    const stated = native(each, 'closest').call(each, '[lang]');
    if (stated) return native(stated, 'getAttribute').call(stated, 'lang') ?? '';
  }
  return native(document, 'documentElement').lang;
}

/** The element, the host of the shadow root that it is in, the host of that one's, and so on. */
function* hostsOf(element: Element | undefined): Generator<Element> {
  for (let each = element; each; each = (each.getRootNode() as Partial<ShadowRoot>).host) yield each;
}

const rootsOf = (element: Element): Node[] => [
  document,
  ...[...hostsOf(element)].map(each => each.getRootNode()),
];

/** Whether the page has texts of its own in this language. */
const hasPageTexts = (code: string): boolean =>
  native(document, 'querySelector').call(document, `script[data-psp-texts][lang="${CSS.escape(code)}" i]`) !==
  null;
