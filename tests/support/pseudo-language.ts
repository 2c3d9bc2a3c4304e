import type { Source } from '../../src/domain/language/catalogue.ts';
import type { Translation } from '../../src/domain/language/language.ts';
import { catalogues } from '../../src/languages/catalogues.ts';

/**
 * A language made from English, each text in brackets and longer, so that texts that are not in a catalogue and layouts
 * without room for other languages show. [EMB-15]
 */
export const pseudoTranslation = (): Translation =>
  Object.fromEntries(catalogues.map(({ name, source }) => [name, pseudoSource(source)]));

const pseudoSource = (source: Source): Source =>
  Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoSource(value as Source),
    ]),
  );

function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const length = text.replace(/\{\w+\}/g, '').length;
  return `[${text} ${'~~~~ '.repeat(Math.ceil(length * 0.08)).trim()}]`;
}
