import type { Language } from '../../../domain/language/language.ts';
import type { GetRequest } from '../../../http/request.ts';
import type { QueryValue } from '../../../platform/address.ts';
import type { Column, StatedColumn } from '../columns.ts';

/** A batch as the host sends it. Its answer may also state the columns and the ids of its rows. [TBL-01] [NET-17] */
export interface TableBatch {
  readonly data: readonly unknown[];
  /** May be wrong, missing or no number at all. [NET-06] */
  readonly total?: unknown;
  readonly columns?: readonly StatedColumn[] | null | undefined;
  /** Ids by position, for rows that have none of their own. */
  readonly rowIds?: readonly unknown[] | null | undefined;
  /** Of a host-paged list: how many rows there are without search and filters. [TBL-24] */
  readonly totalAll?: unknown;
  /** Of a host-paged list: the choices of its filters, by column key. [TBL-24] */
  readonly filters?: unknown;
}

/** What a list shows, and where its rows come from. */
export interface RowPlan {
  /** Without the parameters of a batch: `requestTo(tableBatch, { url, page })`. */
  readonly request: GetRequest<TableBatch>;
  /** Query parameters in addition to limit, skip, total and the edition. */
  readonly params?: Readonly<Record<string, QueryValue>> | undefined;
  /** Adapts the rows of the answer. */
  mapRows?(rows: readonly unknown[]): readonly unknown[];
  /** `host`: the host searches, sorts, filters and pages; by default, all rows come to the browser. [TBL-24] */
  readonly paging?: 'host' | undefined;
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
  /** Sends a request for rows; by default as every GET is sent. */
  ask?(
    request: GetRequest<TableBatch>,
    signal: AbortSignal,
    onOpening?: (opening: TableBatch) => void,
  ): Promise<TableBatch>;
  /** Rows of the first batch. [NET-06] */
  readonly limit: number;
  /** The columns, if the screen states them; else the first answer does. */
  readonly columns?: readonly Column[] | ((language: Language) => readonly Column[]) | undefined;
  /** English unless given. */
  readonly language?: Language | undefined;
  /** Further fields of a row that the screen needs, such as its actions; kept as they were sent. */
  readonly fields?: readonly string[] | undefined;
  /** Adapts the columns that the answer states; for an answer without columns it may return its own. */
  mapColumns?(columns: readonly Column[], language: Language): readonly Column[];
  /** The edition of the list, such as its timeframe: query parameters, of which there is one at most. [TBL-08] */
  readonly edition?: Readonly<Record<string, string>> | undefined;
  /** The decisions because of which rows may be leaving the host's list. */
  readonly decisions?: { readonly removing: number } | undefined;
}
