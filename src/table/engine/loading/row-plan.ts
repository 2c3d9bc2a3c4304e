import { english, type Language } from '../../../domain/language/language.ts';
import type { Column, StatedColumn } from '../columns.ts';
import type { Batch, Range } from './batches.ts';

/** A batch whose answer may also state the columns and the ids of its rows. [TBL-01] [NET-17] */
export interface TableBatch extends Batch {
  readonly columns?: readonly StatedColumn[] | null | undefined;
  /** Ids by position, for rows that have none of their own. */
  readonly rowIds?: readonly unknown[] | null | undefined;
  /** Of a host-paged list: how many rows there are without search and filters. [TBL-24] */
  readonly totalAll?: unknown;
  /** Of a host-paged list: the choices of its filters, by column key. [TBL-24] */
  readonly filters?: unknown;
}

/** The columns that the screen states, in the language of the element; empty if the answer states them. */
export const screenColumns = ({ columns = [], language = () => english }: RowPlan): readonly Column[] =>
  typeof columns === 'function' ? columns(language()) : columns;

/** The query parameters of a host-paged list other than `limit` and `skip`. [TBL-24] */
export type QueryParameters = Readonly<Record<string, string>>;

export interface AskOptions {
  /** Those of a host-paged list. */
  readonly parameters?: QueryParameters;
  /** Receives the first rows while the others are still arriving. [TBL-27] */
  readonly showOpening?: (opening: TableBatch) => void;
}

/** Where the rows of a table come from and how they are loaded. */
export interface RowPlan {
  /** The element that shows the rows; it is hidden after Back until they are asked for again. [NET-26] */
  readonly host?: HTMLElement | undefined;
  /** The kind of list, without ids: the key under which hidden columns and the page are remembered. */
  readonly name?: string | undefined;
  /** Identifies the list, whatever its rows: edits, selection and open dialogs belong to it. [TBL-23] */
  readonly list?: string | undefined;
  /** What console messages call the list: its address without ids. [NET-14] */
  readonly where?: string | undefined;
  /** The attribute that may name the columns, for the error message when the answer has none. */
  readonly columnsAttribute?: string | undefined;
  /** Requests a batch from any endpoint. */
  ask(range: Range, signal: AbortSignal, options?: AskOptions): Promise<TableBatch>;
  /** Rows of the first batch. [NET-06] */
  readonly limit: number;
  /** The columns, if the screen states them; else the first answer does. */
  readonly columns?: readonly Column[] | ((language: Language) => readonly Column[]) | undefined;
  /** The language of the element at this moment; English unless given. */
  language?(): Language;
  /** Further fields of a row that the screen needs, such as its actions; kept as they were sent. */
  readonly fields?: readonly string[] | undefined;
  /** Lets the screen change the columns that the answer states; for an answer without columns it may return its own. */
  mapColumns?(columns: readonly Column[], language: Language): readonly Column[];
  /** The edition of the list that is requested now, such as its timeframe. [TBL-08] */
  edition?(): string | undefined;
  /** How many rows may be leaving the host's list because of pending decisions of the screen. */
  removing?(): number;
}
