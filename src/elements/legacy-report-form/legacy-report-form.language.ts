import type { TextsOf } from '../../domain/language/catalogue.ts';
import { english } from '../../domain/language/language.ts';
import { languageOf } from '../../embed/language/language-of.ts';
import { catalogue } from './texts.ts';

/** The texts in the language that the element asks for now; in English until that one has been loaded. [EMB-15] */
export const textsFor = (host: HTMLElement): TextsOf<typeof catalogue> =>
  (languageOf(host) ?? english).texts(catalogue);
