import { isZonedTime } from './zoned-time.ts';

/** The rows of a list's first batch with the columns that show them. */
export interface FirstRows {
  readonly rows: readonly unknown[];
  readonly columns: readonly DateColumn[];
  /** Keys of the columns that the host or the page states; columns of the element itself may be empty. */
  readonly statedKeys: readonly string[];
  /** Keys of rows that the element reads besides the columns. */
  readonly fields?: readonly string[] | undefined;
}

interface DateColumn {
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

/** Whether rows may be mistaken: a cheap check that decides whether the rules are loaded. */
export function areSuspicious(first: FirstRows): boolean {
  const { rows, columns, fields = [] } = first;
  const records = firstRecords(rows);
  const isMissed = (key: string) => !records.some(record => Object.hasOwn(record, key));
  return (
    zonedCells(first).length > 0 ||
    fields.some(isMissed) ||
    columns.some(({ key }) => isMissed(key) || records.some(({ [key]: cell }) => isSuspiciousCell(cell)))
  );
}

/** The first cell or field of each key that is read as a date and states a time zone, such as `data.0.due`. [NET-27] */
export function zonedCells({ rows, columns, fields = [] }: FirstRows): string[] {
  const records = firstRecords(rows);
  const firstOf = (key: string, isDate: (cell: unknown) => boolean): string[] => {
    const row = records.findIndex(({ [key]: cell }) => isZonedTime(textOf(cell)) && isDate(cell));
    return row < 0 ? [] : [`data.${row}.${key}`];
  };
  return [
    ...columns.flatMap(({ key, type, statedType }) =>
      firstOf(key, cell => [type, statedType, Object(cell).type].includes('date')),
    ),
    ...fields.flatMap(key => firstOf(key, () => true)),
  ];
}

const isSuspiciousCell = (cell: unknown): boolean => hasMarkup(cell) || unknownCellKeys(cell).length > 0;

/** Whether the visible text of a cell contains a tag that hosts write into cells. */
export const hasMarkup = (cell: unknown): boolean =>
  /<\/?(a|b|br|button|div|em|i|img|input|label|li|p|small|span|strong|u|ul)\b[^<>]*>/i.test(textOf(cell));

/** Keys of a cell that nothing reads; those that begin with an underscore are internal and left alone. */
export const unknownCellKeys = (cell: unknown): string[] =>
  typeof cell === 'object' && !Array.isArray(cell)
    ? Object.keys(Object(cell)).filter(key => !cellKeys.includes(key) && !key.startsWith('_'))
    : [];

function textOf(cell: unknown): string {
  const shown = Object(cell).display ?? cell;
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}
