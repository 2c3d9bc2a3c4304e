import { english, type Language } from '../../domain/language/language.ts';
import { spokenBy } from './language-source.ts';

/** The language that an element asks for; undefined while its texts are loading. Not in psp.js. [EMB-15] */
export function languageOf(element: Element): Language | undefined {
  const spoken = spokenBy(element);
  if (spoken === 'english') return english;
  return spoken === 'loading' ? undefined : spoken;
}
