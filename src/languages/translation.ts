import type { Catalogue, Translated } from '../domain/language/catalogue.ts';
import type {
  detailCatalogues,
  elementCatalogues,
  reportCatalogues,
  sharedCatalogues,
  tableCatalogues,
} from './catalogues.ts';

type TranslationOf<Catalogues extends readonly Catalogue<string, unknown>[]> = {
  readonly [Each in Catalogues[number] as Each['name']]: Translated<Each['source']>;
};

/** The texts of all layers below the elements. */
export type SharedTexts = TranslationOf<typeof sharedCatalogues>;

/** The texts of the table and of what belongs to it. */
export type TableTexts = TranslationOf<typeof tableCatalogues>;

/** The texts of the forms for reports and deposits. */
export type ReportTexts = TranslationOf<typeof reportCatalogues>;

/** The texts of the details of reimbursements and travel requests. */
export type DetailTexts = TranslationOf<typeof detailCatalogues>;

/** The texts of the other elements. */
export type ElementTexts = TranslationOf<typeof elementCatalogues>;
