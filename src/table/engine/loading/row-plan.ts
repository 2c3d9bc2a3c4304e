import { english, type Language } from '../../../domain/language/language.ts';
import { ask } from '../../../http/call.ts';
import { type GetRequest, withParameters } from '../../../http/request.ts';
import type { QueryValue } from '../../../platform/address.ts';
import type { Column, StatedColumn } from '../columns.ts';

/** Which rows to request. `total` is what the host stated last, undefined for the first batch and absent for a page of the host. [NET-06] */
export interface Range {
  readonly limit: number;
  readonly skip: number;
  readonly total?: number | undefined;
}

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

/** The request for the rows of a list. */
export interface ListRequest {
  /** Without the parameters of a batch: `requestTo(tableBatch, { url, page })`. */
  readonly request: GetRequest<TableBatch>;
  /** Query parameters in addition to limit, skip, total and the edition. */
  readonly params?: Readonly<Record<string, QueryValue>> | undefined;
  /** Adapts the rows of the answer. */
  mapRows?(rows: readonly unknown[]): readonly unknown[];
  /** `host`: the host searches, sorts, filters and pages; by default, all rows come to the browser. [TBL-24] */
  readonly paging?: 'host' | undefined;
}

/** Requests the rows of a list; all at once from an endpoint without range parameters, unless the list is host-paged. */
export function rowsOf({ request, params, mapRows, paging }: ListRequest): RowPlan['ask'] {
  const isWhole = !paging && request.endpoint.query?.total === undefined;
  const adapted = (answer: TableBatch): TableBatch => ({
    ...answer,
    data: mapRows?.(answer.data) ?? answer.data,
    total: isWhole ? answer.data.length : answer.total,
  });
  return async (range, signal, { parameters, showOpening } = {}) => {
    const query = isWhole ? { ...params } : { ...range, ...params, ...parameters };
    const show = showOpening && ((opening: TableBatch) => showOpening(adapted(opening)));
    return adapted(await ask(withParameters(request, query), signal, show));
  };
}

export interface AskOptions {
  /** The edition of the list, and the search, order and filters of a host-paged list. [TBL-08] [TBL-24] */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Receives the first rows while the others are still arriving. [TBL-27] */
  readonly showOpening?: (opening: TableBatch) => void;
}

/** What a list shows, and where its rows come from. */
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
  /** Requests a batch. */
  ask(range: Range, signal: AbortSignal, options?: AskOptions): Promise<TableBatch>;
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

/** The columns that the screen states, in the language of the element; empty if the answer states them. */
export const screenColumns = ({
  columns = [],
  language = english,
}: Pick<RowPlan, 'columns' | 'language'>): readonly Column[] =>
  typeof columns === 'function' ? columns(language) : columns;

/** The name of the edition that is requested, such as `ytd`. */
export const editionOf = ({ edition = {} }: Pick<RowPlan, 'edition'>): string | undefined =>
  Object.values(edition)[0];

/** How many rows leave the host's list: those after them move up. */
export interface Removals {
  /** How many this page has removed so far. */
  readonly done: number;
  /** How many may be about to leave. */
  readonly pending: number;
}

/** Counts the rows that leave the host's list while it is read; the source increases `done`. */
export const removalsOf = ({ decisions }: RowPlan): Removals & { done: number } => ({
  done: 0,
  get pending() {
    return decisions?.removing ?? 0;
  },
});
