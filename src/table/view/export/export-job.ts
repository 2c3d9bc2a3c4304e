import type { Language } from '../../../domain/language/language.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { ReadAll } from '../../engine/loading/table-source.ts';

/** An export with the rows to write, fixed when it was started. */
export interface ExportJob {
  /** Identifies the list of the rows. */
  readonly list: string;
  readonly snapshot: TableSnapshot;
  readonly rows: Uint32Array;
  /** Of the titles: the file and everything that the export says are in it, also after a change of `lang`. [EMB-15] */
  readonly language: Language;
  readonly name: string;
  /** The screen's question before the export; undefined when it has none. */
  readonly question: string | undefined;
  /** Reads the rows of a host-paged list, of which the browser has one page. [TBL-24] */
  readonly readAll?: ReadAll | undefined;
}
