import type { Column } from '../columns.ts';
import type { Batch, Range } from './batches.ts';

/** A batch whose answer may also state the columns and the ids of its rows. [TBL-01] [NET-17] */
export interface TableBatch extends Batch {
  readonly columns?:
    | readonly { readonly data: string; readonly title?: string | null | undefined }[]
    | null
    | undefined;
  /** The id of each row that has none of its own, at its place. */
  readonly rowIds?: readonly unknown[] | null | undefined;
}

/** Where the rows of a table come from. */
export interface RowPlan {
  /** What browsers remember its columns and its page by: the kind of list, without the id of anything. */
  readonly name?: string | undefined;
  /** What messages to the console begin with: the tag, and the address without ids. [NET-14] */
  readonly where?: string | undefined;
  /** Who names the columns where the answer has none, for the message that they are missing: the attribute's name. */
  readonly columnsAttribute?: string | undefined;
  /** Any call that answers with a batch. */
  ask(range: Range, signal: AbortSignal): Promise<TableBatch>;
  /** Rows of the first batch. [NET-06] */
  readonly limit: number;
  /** Given by the screen; without them the first answer states them. */
  readonly columns?: readonly Column[] | undefined;
  /** What else of a row the screen needs, such as its actions: kept as it comes. */
  readonly fields?: readonly string[] | undefined;
  /** What the screen makes of the columns that the answer states; of none, those of its own, if it has any. */
  mapColumns?(columns: readonly Column[]): readonly Column[];
  /** Which edition of the list is asked for now, such as its timeframe. [TBL-08] */
  edition?(): string | undefined;
  /** How many rows may just be leaving the host's list by what the screen does to them. */
  removing?(): number;
}
