import type { ReactNode } from 'react';
import type { PageSettings, PostedField } from '../../http/endpoint.ts';
import type { Posted } from '../../http/post.ts';
import type { RowSource } from '../../table/engine/loading/row-source.ts';
import type { RowRemoval, TableRow } from '../../table/view/table-row.ts';
import type { Decided } from '../decisions/row-decisions.ts';

/** What a person removes: a row, what it is called, and the address that its cell states for that. */
export interface Removed extends Decided {
  readonly href?: string | undefined;
}

/** What every removal posts, and how. */
export interface RemovalRequest {
  readonly fields: readonly PostedField[];
  readonly page: PageSettings;
  readonly idempotencyKey: string;
}

export interface RemovalPlan {
  /** What a row is, such as 'activity': the question is 'Why is this activity being removed?'. [UI-11] */
  readonly type: string;
  readonly source: Pick<RowSource, 'remove' | 'reload' | 'isStillThere'>;
  /** Posts it: `({ id }, request) => post(removeActivityUnit, { path: { documentId: id }, ...request })`. */
  send(row: Removed, request: RemovalRequest): Promise<Posted<unknown>>;
}

/** What a screen does with the removal of its rows: the first three are props of its table. */
export interface Removal {
  readonly removal: RowRemoval;
  note(row: TableRow): ReactNode;
  rowState(row: TableRow): 'decided' | undefined;
  /** Stands beside the table while the reason is asked for. */
  readonly dialog: ReactNode;
}

/** What is told of rows that are being removed. */
export interface RemovalStatus extends Pick<Removal, 'note' | 'rowState'> {
  readonly progressOf: RowRemoval['progressOf'];
}
