import type { Language } from '../../domain/language/language.ts';
import { catalogue } from '../../table/view/texts.ts';

/** The accessible name of a table: its label, else the file that the page names, else a text of the library. [EMB-15] */
export function tableName(label: string | undefined, exportName: string, language: Language): string {
  const exported = exportName.replace(/\.csv$/i, '');
  return label ?? (exported === 'Exported List' ? language.texts(catalogue).unnamed : exported);
}
