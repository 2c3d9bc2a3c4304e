import type { Source } from '../../domain/language/catalogue.ts';
import { createLanguage, type Translation } from '../../domain/language/create-language.ts';
import { english, type Language } from '../../domain/language/language.ts';
import { logMissingChunk } from '../../domain/platform/log-missing-chunk.ts';
import { inTime } from './in-time.ts';
import { type LanguageSource, translations } from './language-source.ts';
import { hasPageTexts, requestedLanguage } from './requested-language.ts';
import { isLanguageTag, scriptsWithoutLanguage } from './text-scripts.ts';

/** Where texts come from. */
export interface LanguageFiles {
  /** Loads a shipped language, by its code. */
  readonly shipped: Readonly<Record<string, () => Promise<{ readonly translation: Translation }>>>;
  /** Adds the page's own texts of a language: a lazy chunk that only pages with such texts need. */
  loadPageTexts(): Promise<{
    addPageTexts(code: string, translation: Translation): Translation;
    /** Names scripts whose texts nobody sees, since they state no language. */
    nameScriptsWithoutLanguage(): void;
  }>;
}

/** The languages of a page: which one an element asks for, and its texts once they are loaded. [EMB-15] */
export class PageLanguages implements LanguageSource {
  readonly #files: LanguageFiles;
  readonly #loaded = new Map<string, Language>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #failed = new Set<string>();
  #areScriptsChecked = false;

  constructor(files: LanguageFiles) {
    this.#files = files;
  }

  languageOf(element: Element): Language | undefined {
    const code = this.#codeFor(element);
    if (code === 'en' && !hasPageTextsIn(code)) return english;
    if (!this.#loaded.has(code)) void this.ready(element);
    return this.#loaded.get(code);
  }

  async ready(element: Element): Promise<void> {
    const code = this.#codeFor(element);
    if (code === 'en' && !hasPageTextsIn(code)) return;
    const loading = this.#loading.get(code) ?? this.#load(code);
    this.#loading.set(code, loading);
    await loading;
  }

  update(): void {
    for (const show of translations()) show();
    if (!this.#areScriptsChecked && scriptsWithoutLanguage().length)
      this.#files.loadPageTexts().then(texts => texts.nameScriptsWithoutLanguage(), logMissingChunk);
    this.#areScriptsChecked = true;
  }

  /**
   * The code of the language that an element asks for, or the less specific one (`pt` for `pt-BR`), if there are texts in
   * it; else `en`.
   */
  #codeFor(element: Element): string {
    let code = requestedLanguage(element).toLowerCase();
    while (code && !this.#isAvailable(code)) code = lessSpecific(code);
    return code || 'en';
  }

  #isAvailable(code: string): boolean {
    if (this.#failed.has(code)) return false;
    return code === 'en' || Object.hasOwn(this.#files.shipped, code) || hasPageTextsIn(code);
  }

  async #load(code: string): Promise<void> {
    try {
      const translation = await inTime(this.#translation(code));
      this.#loaded.set(code, createLanguage(code, isRightToLeft(code) ? isolated(translation) : translation));
    } catch (error) {
      console.error(`psp: the texts in "${code}" could not be loaded, so they are shown in English.`, error);
      this.#failed.add(code);
      if (code === 'en') this.#loaded.set(code, english);
    }
    this.update();
  }

  /** The texts of a language, with the page's own. Both are requested at once. */
  async #translation(code: string): Promise<Translation> {
    const [texts, own] = await Promise.all([
      this.#shippedTexts(code),
      hasPageTextsIn(code) ? this.#files.loadPageTexts() : undefined,
    ]);
    return own ? own.addPageTexts(code, texts) : texts;
  }

  /** The shipped texts of a language; what the page's own texts in `pt-BR` leave out is in `pt`. */
  async #shippedTexts(code: string): Promise<Translation> {
    const { shipped } = this.#files;
    if (Object.hasOwn(shipped, code)) return (await shipped[code]?.())?.translation ?? {};
    const general = lessSpecific(code);
    return general ? this.#translation(general) : {};
  }
}

/** `pt` for `pt-BR`; '' for `pt`. */
const lessSpecific = (code: string): string => code.slice(0, Math.max(0, code.lastIndexOf('-')));

const isRightToLeft = (code: string): boolean => /^(ar|fa|he|ur)\b/.test(code);

/** The same texts with their values isolated: an id or an amount in an Arabic sentence keeps its own direction. */
const isolated = <Texts extends Source>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replace(/\{\w+\}/g, '\u2068$&\u2069') : isolated(text as Source),
    ]),
  ) as Texts;

/** Whether the page has texts of its own in this language. */
const hasPageTextsIn = (code: string): boolean =>
  isLanguageTag(code) && hasPageTexts(`[lang="${CSS.escape(code)}" i]`);
