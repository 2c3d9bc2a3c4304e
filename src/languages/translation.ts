import type { Translated } from '../domain/language/catalogue.ts';
import type { catalogues } from './catalogues.ts';

type Catalogues = (typeof catalogues)[number];

/** What a language translates, by the name of the catalogue; each text may be missing. [EMB-17] */
export type TranslatedTexts = {
  readonly [Each in Catalogues as Each['name']]?: Translated<Each['source']>;
};
