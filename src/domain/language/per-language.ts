import type { Language } from './language.ts';

/** The same function of a language, worked out once for each: a list of columns keeps its identity. */
export function perLanguage<Result>(of: (language: Language) => Result): (language: Language) => Result {
  const results = new WeakMap<Language, Result>();
  return language => {
    const result = results.get(language) ?? of(language);
    results.set(language, result);
    return result;
  };
}
