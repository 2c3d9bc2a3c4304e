import { warn } from '../../diagnostics/warn.ts';
import { createLanguage } from '../../domain/language/create-language.ts';
import type { Language, Translation } from '../../domain/language/language.ts';
import { reportMissingChunk } from '../../platform/missing-file.ts';
import { native } from '../../platform/native.ts';
import { inTime, languageChanged, type Spoken } from './language-source.ts';
import { languageTag, textScripts } from './text-scripts.ts';

/** The files with texts, each downloaded when it is first needed. */
export interface LanguageFiles {
  /** The translations of the library, by the code of their language. */
  readonly shipped: Readonly<Record<string, () => Promise<{ readonly translation: Translation }>>>;
  loadPageTexts(): Promise<{
    addPageTexts(tag: string, translation: Translation): Translation;
    reportScriptsWithoutLanguage(): void;
  }>;
}

/** The languages of a page: which one an element speaks, and its texts once they are loaded. [EMB-15] */
export class PageLanguages {
  readonly #files: LanguageFiles;
  readonly #listed: readonly string[];
  /** The shipped languages that the page has switched on. [EMB-17] */
  readonly #switchedOn: readonly string[];
  readonly #loading = new Map<string, Promise<void>>();
  readonly #loaded = new Map<string, Spoken>();

  /** `listed` are the languages that the page has approved, such as `de fr`, or `*` for all that are shipped. */
  constructor(files: LanguageFiles, listed: string) {
    this.#files = files;
    this.#listed = listed.split(/\s+/).filter(Boolean);
    const approved = this.#listed.map(languageTag).flatMap(withLessSpecific);
    this.#switchedOn = Object.keys(files.shipped).filter(
      code => this.#listed.includes('*') || approved.includes(code),
    );
  }

  /** What an element speaks; its texts are requested if they have not been yet. */
  spokenBy(element: Element): Spoken {
    const tag = this.#tagFor(element);
    if (isEnglish(tag)) return 'english';
    void this.#loadOnce(tag);
    return this.#loaded.get(tag) ?? 'loading';
  }

  /** Resolves when the texts of the element's language have been loaded, or could not be. */
  async ready(element: Element): Promise<void> {
    const tag = this.#tagFor(element);
    if (!isEnglish(tag)) await this.#loadOnce(tag);
  }

  /** Reports on the console languages that are not shipped and page texts without a language. */
  reportMistakes(): void {
    for (const listed of this.#listed)
      if (listed !== '*' && !this.#available(languageTag(listed)))
        warn(
          undefined,
          `data-psp-languages has "${listed}", which is not shipped. Shipped are ${Object.keys(this.#files.shipped).join(', ')}.`,
        );
    if (textScripts('').length)
      this.#files.loadPageTexts().then(texts => texts.reportScriptsWithoutLanguage(), reportMissingChunk);
  }

  #tagFor(element: Element): string {
    return this.#available(languageTag(requestedLanguage(element))) ?? 'en';
  }

  /** The tag, or the less specific one (`pt` for `pt-br`), in which there are texts. */
  #available(tag: string): string | undefined {
    return withLessSpecific(tag).find(
      each => each === 'en' || this.#switchedOn.includes(each) || hasPageTexts(each),
    );
  }

  #loadOnce(tag: string): Promise<void> {
    const loading = this.#loading.get(tag) ?? this.#load(tag);
    this.#loading.set(tag, loading);
    return loading;
  }

  async #load(tag: string): Promise<void> {
    try {
      this.#loaded.set(tag, await inTime(this.#language(tag)));
    } catch (error) {
      console.error(`psp: the texts in "${tag}" could not be loaded, so they are shown in English.`, error);
      this.#loaded.set(tag, 'english');
    }
    languageChanged();
  }

  /** The shipped texts, if they are switched on, with the page's own; all files are requested at once. */
  async #language(tag: string): Promise<Language> {
    const tags = withLessSpecific(tag);
    const shipped = tags.find(each => this.#switchedOn.includes(each));
    const own = tags.filter(hasPageTexts);
    const [texts, pageTexts] = await Promise.all([
      shipped === undefined ? undefined : this.#files.shipped[shipped]?.(),
      own.length ? this.#files.loadPageTexts() : undefined,
    ]);
    const translation = own.reduceRight(
      (lessSpecific, each) => pageTexts?.addPageTexts(each, lessSpecific) ?? lessSpecific,
      texts?.translation ?? {},
    );
    return createLanguage(tag, translation);
  }
}

/** `pt-br` and `pt` for `pt-br`. */
const withLessSpecific = (tag: string): string[] =>
  tag.split('-').map((_, dropped, { length }) => tag.split('-', length - dropped).join('-'));

const hasPageTexts = (tag: string): boolean => tag !== '' && textScripts(tag).length > 0;

/** Whether the texts in the elements' own code will do. */
const isEnglish = (tag: string): boolean => tag === 'en' && !hasPageTexts(tag);

/** The `lang` of an element or its nearest ancestor, past shadow roots; '' without one. [EMB-15] */
function requestedLanguage(element: Element): string {
  for (let each: Element | undefined = element; each; each = hostOf(each)) {
    const stated = native(each, 'closest').call(each, '[lang]');
    if (stated) return native(stated, 'getAttribute').call(stated, 'lang') ?? '';
  }
  return native(document, 'documentElement').lang;
}

const hostOf = (element: Element): Element | undefined =>
  (native(element, 'getRootNode').call(element) as Partial<ShadowRoot>).host;
