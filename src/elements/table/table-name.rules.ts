import { defineCatalogue } from '../../domain/language/catalogue.ts';
import type { Language } from '../../domain/language/language.ts';

/** Apart from the other texts of psp-table, which are in a lazy chunk. */
export const nameCatalogue = defineCatalogue('table-name', { unnamed: 'List' });

/** The accessible name of a table: its label, else the file that the page names, else a text of the library. [EMB-15] */
export function tableName(label: string | undefined, exportName: string, language: Language): string {
  const exported = exportName.replace(/\.csv$/i, '');
  return label ?? (exported === 'Exported List' ? language.texts(nameCatalogue).unnamed : exported);
}
