import { createLanguage, english, type Language, type Translation } from '../../domain/language/language.ts';
import { pageLanguages } from './page-languages.ts';

const created = new WeakMap<Translation, Language>();

/** The language that an element asks for; undefined while it is loading, after which `done` is called. [EMB-15] */
export function languageOf(element: Element, done?: () => void): Language | undefined {
  const languages = pageLanguages();
  const code = languages?.codeFor(element) ?? 'en';
  const translation = languages?.loaded(code);
  if (!languages || (code === 'en' && translation && !Object.keys(translation).length)) return english;
  if (!translation) {
    if (done) void languages.load(code).then(done);
    return undefined;
  }
  const language = created.get(translation) ?? createLanguage(code, translation);
  created.set(translation, language);
  return language;
}
