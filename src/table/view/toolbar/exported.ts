import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';

/** What goes into a file, as it was when it was asked for. */
export interface ExportJob {
  readonly shown: TableSnapshot;
  readonly rows: Uint32Array;
  readonly name: string;
  /** What the screen asks first. */
  readonly question: string | undefined;
}
