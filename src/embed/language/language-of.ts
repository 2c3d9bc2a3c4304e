import { english, type Language } from '../../domain/language/language.ts';
import { languageSource } from './language-source.ts';

/** The language that an element asks for; undefined while its texts are loading. [EMB-15] */
export function languageOf(element: Element): Language | undefined {
  const source = languageSource();
  return source ? source.languageOf(element) : english;
}
