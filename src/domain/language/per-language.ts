import type { DayLanguage } from './day-language.ts';
import type { Language } from './language.ts';

/** The same function of a language, worked out once for each: a list of columns keeps its identity. */
export function perLanguage<Result, Spoken extends DayLanguage = Language>(
  of: (language: Spoken) => Result,
): (language: Spoken) => Result {
  const results = new WeakMap<Spoken, Result>();
  return language => {
    const result = results.get(language) ?? of(language);
    results.set(language, result);
    return result;
  };
}
