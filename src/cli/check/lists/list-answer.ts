import { textOf } from '../../../table/engine/cell-types.ts';
import { totalIn } from '../../../table/engine/loading/batches.ts';
import { hostIdOf, isRow } from '../../../table/engine/store/row-store.ts';

/** An answer to a request for rows of a list. */
export interface ListAnswer {
  readonly status: number;
  readonly json: Row;
  /** Undefined if the answer has none. */
  readonly rows: readonly unknown[] | undefined;
  /** Undefined if the answer states none that elements can read. */
  readonly total: number | undefined;
}

/** Requests rows of a list with these parameters in addition to those of the first request. */
export type AskList = (parameters: Readonly<Record<string, string | number>>) => Promise<ListAnswer>;

export type Row = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object or a list. */
export const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null;

export function listAnswer(status: number, json: unknown): ListAnswer {
  const answer = isRecord(json) ? json : {};
  return {
    status,
    json: answer,
    rows: status === 200 && Array.isArray(answer.data) ? answer.data : undefined,
    total: totalIn(answer.total),
  };
}

/** What identifies a row: its id, or all that it has. */
export const keyOf = (row: unknown): string =>
  (isRow(row) && hostIdOf(row, undefined)) || JSON.stringify(row);

/** The visible texts under a key of the rows of an answer. */
export const textsUnder = (key: string, { rows = [] }: ListAnswer): string[] =>
  rows.filter(isRecord).map(row => textOf(row[key]));

/** Says that there are no rows in an answer, not even an empty list. */
export const withoutRows = (asked: string, { status }: ListAnswer): string =>
  `${asked} is answered ${status === 200 ? 'without "data"' : `with status ${status}`}. Answer with 200 and {"data": […], "total": …}.`;
