import { english, type Language } from '../../domain/language/language.ts';
import { isAwaitingTexts, languageSource } from './language-source.ts';

/** The language that an element asks for; undefined while its texts are loading. [EMB-15] */
export function languageOf(element: Element): Language | undefined {
  const source = languageSource();
  if (source) return source.languageOf(element);
  return isAwaitingTexts(element) ? undefined : english;
}
