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
  'timestamp-in-date': (column: string, row: string) =>
    `the dates of "${column}" are timestamps (row ${row} is the first), and are shown as numbers. Send the day as a text for people, and as "sort": "2026-01-31" for sorting.`,
  'total-is-batch': (count: string) =>
    `the first batch is full, and "total" is the number of its rows (${count}), so further rows are not loaded. "total" must count all rows, not those of the batch.`,
  'total-too-small': (count: string, total: string) =>
    `the host sent ${count} rows, and its "total" is ${total}. "total" must count all rows, not those of a page.`,
  'skip-ignored': () =>
    'the same rows came again instead of the next ones. Leave out the first "skip" rows: it is a number of rows, not of a page.',
  'list-large': (rows: string) =>
    `the list has ${rows} rows, all of which are loaded into the browser. Beyond 100,000 rows or 100 MB, use data-paging="host": docs/hosts.md.`,
  'limit-ignored': (count: string, limit: string) =>
    `the host sent ${count} rows where "limit" asked for ${limit}. With data-paging="host", send one page at a time.`,
  'total-missing': () =>
    'the answer has no "total" that is a number. With data-paging="host", it must be the number of rows that match the search and the filters.',
  'page-short': (count: string, expected: string) =>
    `the host sent ${count} rows of a page that has ${expected} by its "total". Answer according to "skip" and "limit", whatever the limit, and count the rows that match.`,
  'search-ignored': () =>
    'the same rows came for another "search", and not all of them contain it. With data-paging="host", the host must search.',
  'sort-ignored': (column: string) =>
    `the rows did not change when "sort" asked for "${column}", and are not in its order. With data-paging="host", the host must sort by "sort" and "order".`,
  'filter-ignored': (column: string) =>
    `rows came that do not pass the filter of "${column}". With data-paging="host", the host must filter by "filter[${column}]".`,
  'filter-choices': (place: string, kind: string) =>
    `"${place}" is ${kind}. "filters" must be {column: [value, …]}, each value a text or a number as in the cells of the column.`,
  'filter-column': (place: string) =>
    `"${place}" is not the key of a column, so no filter is shown for it. Use the key of a column, or remove it.`,
  'invalid-json': (problem: string) => `the answer ${problem}`,
} as const satisfies Readonly<Record<string, (...names: never) => string>>;

/** The name of a mistake. */
export type Rule = keyof typeof mistakes;
