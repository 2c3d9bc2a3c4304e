import type { SQLInputValue } from 'node:sqlite';
import { batchIn } from '../../support/answers/batches.ts';
import type { Database } from '../database.ts';
import { Refusal } from '../visit.ts';

/** A list whose pages the portal selects, with SQL of its own. [TBL-24] */
export interface PagedList {
  /** A table, a view or a join to select from; with its own conditions in `where`. */
  readonly from: string;
  readonly where?: string;
  readonly values?: readonly SQLInputValue[];
  /** The unique column that makes the order of equal values stable. */
  readonly id: string;
  readonly isNewestFirst?: boolean;
  /** Column key → expression to sort and filter by. Only these are ever part of a statement. */
  readonly columns: Readonly<Record<string, string>>;
  /** An SQL condition for one search word. */
  wordCondition(words: readonly string[]): readonly [condition: string, values: readonly string[]];
}

/** The requested page, as SQL. */
interface Selected {
  readonly condition: string;
  readonly values: readonly SQLInputValue[];
  readonly order: string;
  /** The reversed order, to reach a late page from the end. */
  readonly reversed: string;
}

export interface PageOfIds {
  readonly ids: readonly number[];
  readonly total: number;
  readonly totalAll: number;
  readonly skip: number;
}

/** The ids of the page that a request asks for, in order, and how many rows match. */
export function pageOfIds(database: Database, list: PagedList, request: Request): PageOfIds {
  const { limit, skip } = batchIn(request);
  const selected = selectedBy(list, new URL(request.url).searchParams);
  const { condition, values } = selected;
  const total = countOf(database, `SELECT count(*) AS total FROM ${list.from} WHERE ${condition}`, values);
  const all = list.where ?? '1';
  const totalAll = countOf(
    database,
    `SELECT count(*) AS total FROM ${list.from} WHERE ${all}`,
    list.values ?? [],
  );
  return { ids: idsOf(database, list, selected, { total, limit, skip }), total, totalAll, skip };
}

function selectedBy(list: PagedList, asked: URLSearchParams): Selected {
  const conditions = [list.where ?? '1'];
  const values: SQLInputValue[] = [...(list.values ?? [])];
  const words = (asked.get('search') ?? '').split(/\s+/).filter(Boolean);
  if (words.length) {
    const [condition, wordValues] = list.wordCondition(words);
    conditions.push(condition);
    values.push(...wordValues);
  }
  for (const [name, value] of asked) {
    const key = /^filter\[(.+)\]$/.exec(name)?.[1];
    if (key === undefined) continue;
    conditions.push(`${columnOf(list, key)} = ?`);
    values.push(value);
  }
  return { condition: conditions.join(' AND '), values, ...ordersOf(list, asked) };
}

/** The id comes last in every order: otherwise equal values may change places between two pages. */
function ordersOf(list: PagedList, asked: URLSearchParams): Pick<Selected, 'order' | 'reversed'> {
  const key = asked.get('sort');
  const isDescending = key === null ? list.isNewestFirst === true : asked.get('order') === 'desc';
  const column = key === null ? list.id : columnOf(list, key);
  const by = (direction: string) => `${column} ${direction}, ${list.id} ${direction}`;
  return isDescending
    ? { order: by('DESC'), reversed: by('ASC') }
    : { order: by('ASC'), reversed: by('DESC') };
}

function columnOf({ columns }: PagedList, key: string): string {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (column === undefined) throw new Refusal(400, 'The list has no such column.');
  return column;
}

function idsOf(
  database: Database,
  { from, id }: PagedList,
  { condition, values, order, reversed }: Selected,
  { total, limit, skip }: { readonly total: number; readonly limit: number; readonly skip: number },
): number[] {
  const count = Math.min(limit, Math.max(0, total - skip));
  // In the second half, counting from the end is faster.
  const isLate = skip > total / 2;
  const rows = database.all<{ id: number }>(
    `SELECT ${id} AS id FROM ${from} WHERE ${condition} ORDER BY ${isLate ? reversed : order} LIMIT ? OFFSET ?`,
    ...values,
    count,
    isLate ? Math.max(0, total - skip - count) : skip,
  );
  const ids = rows.map(row => row.id);
  return isLate ? ids.reverse() : ids;
}

const counts = new WeakMap<Database, { writes: number; totals: Map<string, number> }>();

/** Counts are cached until something is written: with millions of rows, counting takes longer than reading a page. */
function countOf(database: Database, sql: string, values: readonly SQLInputValue[]): number {
  const known = counts.get(database);
  const totals = known?.writes === database.writes ? known.totals : new Map<string, number>();
  counts.set(database, { writes: database.writes, totals });
  const key = JSON.stringify([sql, values]);
  const total = totals.get(key) ?? database.first<{ total: number }>(sql, ...values)?.total ?? 0;
  totals.set(key, total);
  return total;
}
