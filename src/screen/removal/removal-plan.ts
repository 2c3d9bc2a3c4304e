import type { ReactNode } from 'react';
import type { PageSettings, PostedField } from '../../http/endpoint.ts';
import type { Posted } from '../../http/post.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';
import type { RowRemoval, TableRow } from '../../table/view/table-row.ts';
import type { DecidableRow } from '../decisions/row-decisions.ts';

/** A row to remove, with the address to post to if its cell states one. */
export interface RemovableRow extends DecidableRow {
  readonly href?: string | undefined;
}

/** What every removal request has in common. */
export interface RemovalRequest {
  readonly fields: readonly PostedField[];
  readonly page: PageSettings;
  readonly idempotencyKey: string;
}

export interface RemovalPlan {
  /** What a row is called in texts: 'Why is this activity being removed?'. [UI-11] */
  readonly type: 'activity' | 'entry';
  readonly source: Pick<TableSource, 'list' | 'remove' | 'reload' | 'isStillThere' | 'requestedAt'>;
  /** Posts the removal: `({ id }, request) => post(removeActivityUnit, { path: { documentId: id }, ...request })`. */
  send(row: RemovableRow, request: RemovalRequest): Promise<Posted<unknown>>;
}

/** What `useRemoval` gives a screen; all but the dialog are props of its table. */
export interface Removal {
  readonly removal: RowRemoval;
  note(row: TableRow): ReactNode;
  rowState(row: TableRow): 'decided' | undefined;
  /** Render it beside the table; it is open while a reason is asked for. */
  readonly dialog: ReactNode;
}

/** How the table shows rows that are being removed. */
export interface RemovalStatus extends Pick<Removal, 'note' | 'rowState'> {
  readonly progressOf: RowRemoval['progressOf'];
  /** Sends an unconfirmed removal again, with its reason; false if there is none. [NET-19] */
  repeat(row: RemovableRow): boolean;
}
