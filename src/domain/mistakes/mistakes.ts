import { templateMistakes } from './template-mistakes.ts';

/**
 * Mistakes of a page or a host that have no visible effect: rule → the message for the console, with its fix. [NET-21]
 * The arguments are names of keys, columns, attributes and tags, row numbers and counts, never a value of a record.
 */
export const mistakes = {
  ...templateMistakes,
  'near-column': (column: string, right: string) =>
    `no row has "${column}", the key of a column. Did you mean "${right}"?`,
  'empty-column': (column: string) =>
    `no row has "${column}", the key of a column. Give the column the key that the rows use, or remove it.`,
  'no-column-filled': (keys: string) =>
    `no row has the key of any column (${keys}), so all cells are empty. Use the same keys in rows and columns.`,
  'html-in-cell': (column: string, row: string) =>
    `the cells of "${column}" contain HTML (row ${row} is the first), which is shown as text. Send {display, href}.`,
  'filter-choices': (place: string, kind: string) =>
    `"${place}" is ${kind}. "filters" must be {column: [value, …]}, each value a text or a number as in the cells of the column.`,
  'filter-column': (place: string) =>
    `"${place}" is not the key of a column, so no filter is shown for it. Use the key of a column, or remove it.`,
} as const satisfies Readonly<Record<string, (...names: never) => string>>;
