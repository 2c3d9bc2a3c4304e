import { type ColumnKey, columns, type Row } from './rows.ts';

/** What a table has to show for a step to be done: the numbers of its rows and, where it changes, the count. */
export interface Sight {
  readonly numbers: readonly string[];
  readonly count?: number;
}

const pageSize = 10;
/** Typed letter by letter; each letter finds fewer rows than the one before. */
export const typed = ['m', 'ma', 'mar', 'mart', 'marti', 'martin', 'martine'];
const collator = new Intl.Collator(undefined, { numeric: true });

/** The page that comes first, or a later one, counted from 0. */
export const pageOf = (rows: readonly Row[], page: number): Sight => ({
  numbers: rows.slice(page * pageSize, (page + 1) * pageSize).map(row => row.number.display),
});

/** The first page and the count of all. */
export const allOf = (rows: readonly Row[]): Sight => ({ ...pageOf(rows, 0), count: rows.length });

/** The first page of what a search finds. */
export function found(rows: readonly Row[], query: string): Sight {
  return allOf(
    rows.filter(row => columns.some(({ data }) => row[data].display.toLowerCase().includes(query))),
  );
}

/** The rows in the order of a column; those that are equal stay as they came. */
export const sorted = (rows: readonly Row[], column: ColumnKey): readonly Row[] =>
  rows.toSorted((left, right) => compare(keyOf(left, column), keyOf(right, column)));

const keyOf = (row: Row, column: ColumnKey): number | string => row[column].sort ?? row[column].display;

const compare = (left: number | string, right: number | string): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
