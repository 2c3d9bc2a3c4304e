/** The rows of a list's first batch with the columns that show them. */
export interface FirstRows {
  readonly rows: readonly unknown[];
  readonly columns: readonly { readonly key: string }[];
  /** Keys of the columns that the host or the page states; columns of the element itself may be empty. */
  readonly statedKeys: readonly string[];
  /** Keys of rows that the element reads besides the columns. */
  readonly fields?: readonly string[] | undefined;
}

/** The fields of a cell that is an object. [TBL-10] */
export const cellKeys = ['display', 'sort', 'type', 'href', 'class', 'preview', 'details', 'editConfig'];

const maxRows = 50;

/** The first rows, as records; an entry that is not a row has no keys. */
export const firstRecords = (rows: readonly unknown[]): Readonly<Record<string, unknown>>[] =>
  rows.slice(0, maxRows).map(row => (Array.isArray(row) ? {} : Object(row)));

/** Whether rows may be mistaken: a cheap check that decides whether the rules are loaded. */
export function areSuspicious({ rows, columns, fields = [] }: FirstRows): boolean {
  const records = firstRecords(rows);
  const isMissed = (key: string) => !records.some(record => Object.hasOwn(record, key));
  return (
    fields.some(isMissed) ||
    columns.some(({ key }) => isMissed(key) || records.some(({ [key]: cell }) => isSuspiciousCell(cell)))
  );
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
