import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';

/** An export with the rows to write, fixed when it was started. */
export interface ExportJob {
  /** Identifies the list of the rows. */
  readonly list: string;
  readonly snapshot: TableSnapshot;
  readonly rows: Uint32Array;
  readonly name: string;
  /** The screen's question before the export; undefined when it has none. */
  readonly question: string | undefined;
}
