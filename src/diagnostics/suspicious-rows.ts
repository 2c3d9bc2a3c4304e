import { isZonedTime } from './found-keys.ts';

/** The rows of a list's first batch with the columns that show them. */
export interface FirstRows {
  readonly rows: readonly unknown[];
  readonly columns: readonly TypedColumn[];
  /** Keys of the columns that the host or the page states; columns of the element itself may be empty. */
  readonly statedKeys: readonly string[];
  /** Keys of rows that the element reads besides the columns. */
  readonly fields?: readonly string[] | undefined;
}

/** A column with the type that the element gives it, and the one that the host states. */
export interface TypedColumn {
  readonly key: string;
  readonly type?: unknown;
  readonly statedType?: unknown;
}

/** The fields of a cell that is an object. [TBL-10] */
export const cellKeys = [
  'display',
  'sort',
  'type',
  'href',
  'class',
  'currency',
  'preview',
  'details',
  'editConfig',
];

const maxRows = 50;

/** The first rows, as records; an entry that is not a row has no keys. */
export const firstRecords = (rows: readonly unknown[]): Readonly<Record<string, unknown>>[] =>
  rows.slice(0, maxRows).map(row => (Array.isArray(row) ? {} : Object(row)));

/** Whether rows may contain mistakes: a cheap check that decides whether the rules are loaded. */
export function areSuspicious(first: FirstRows): boolean {
  const { rows, columns, fields = [] } = first;
  const records = firstRecords(rows);
  const isMissed = (key: string) => !records.some(record => Object.hasOwn(record, key));
  return (
    zonedCells(first).length > 0 ||
    oddAmounts(first).length > 0 ||
    fields.some(isMissed) ||
    columns.some(
      ({ key }) => isMissed(key) || records.some(({ [key]: cell }) => unknownCellKeys(cell).length),
    )
  );
}

/** The first cell or field of each key that is read as a date and states a time zone, such as `data.0.due`. [NET-27] */
export const zonedCells = (first: FirstRows): string[] => [
  ...typedCells(first, 'date', isZonedTime),
  ...(first.fields ?? []).flatMap(key => firstCell(first, key, cell => isZonedTime(textOf(cell)))),
];

/** The first cell of each column of amounts that is not a plain amount. [UI-14] */
export const oddAmounts = (first: FirstRows): string[] =>
  typedCells(first, 'amount', text => /\d/.test(text) && !/^-?\$?[\d,]*\.?\d*$/.test(text));

/** The first cell of each column of type `wanted` whose text passes `isSo`. */
export const typedCells = (first: FirstRows, wanted: string, isSo: (text: string) => boolean): string[] =>
  first.columns.flatMap(({ key, type, statedType }) =>
    firstCell(
      first,
      key,
      cell => isSo(textOf(cell)) && [type, statedType, Object(cell).type].includes(wanted),
    ),
  );

function firstCell({ rows }: FirstRows, key: string, isWanted: (cell: unknown) => boolean): string[] {
  const row = firstRecords(rows).findIndex(({ [key]: cell }) => isWanted(cell));
  return row < 0 ? [] : [`data.${row}.${key}`];
}

/** Keys of a cell that nothing reads; those that begin with an underscore are internal and left alone. */
export const unknownCellKeys = (cell: unknown): string[] =>
  typeof cell === 'object' && !Array.isArray(cell)
    ? Object.keys(Object(cell)).filter(key => !cellKeys.includes(key) && !key.startsWith('_'))
    : [];

function textOf(cell: unknown): string {
  const shown = Object(cell).display ?? cell;
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}
