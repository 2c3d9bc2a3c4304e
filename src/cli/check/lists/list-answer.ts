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
    total: countIn(answer.total),
  };
}

/** A number of rows as elements read it: a whole number, also as a text of digits. */
export function countIn(stated: unknown): number | undefined {
  const count = typeof stated === 'string' && /^\d+$/.test(stated) ? Number(stated) : stated;
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : undefined;
}

/** The id of a row as the library reads it. [NET-08] */
export function idOf(row: unknown): string | undefined {
  if (!isRecord(row) || Array.isArray(row)) return undefined;
  const id = isRecord(row.id) ? row.id.display : row.id;
  const oid = isRecord(row._id) ? row._id.$oid : undefined;
  return String(id ?? '') || String(oid ?? '') || undefined;
}

/** What identifies a row: its id, or all that it has. */
export const keyOf = (row: unknown): string => idOf(row) ?? JSON.stringify(row);

/** The rows of an answer that are objects. */
export const recordsIn = ({ rows = [] }: ListAnswer): Row[] => rows.filter(isRecord);

/** The visible text of a cell. */
export const shownIn = (cell: unknown): string => String((isRecord(cell) ? cell.display : cell) ?? '');

/** Says that there are no rows in an answer, not even an empty list. */
export const withoutRows = (asked: string, { status }: ListAnswer): string =>
  `${asked} is answered ${status === 200 ? 'without "data"' : `with status ${status}`}. Answer with 200 and {"data": […], "total": …}.`;
