import { noToken } from './missing-token.ts';

/**
 * Mistakes of a page or a host that have no visible effect: rule → the message for the console, with its fix. [NET-21]
 * The arguments are names of keys, columns, attributes and tags, row numbers and counts, never a value of a record.
 */
export const mistakes = {
  'near-key': (key: string, right: string) => `"${key}" is a key that nothing reads. Write "${right}".`,
  'foreign-key': (key: string, right: string) =>
    `"${key}" is a name of other table libraries, and nothing reads it. Write "${right}".`,
  'json-api': (key: string) =>
    `"${key}" holds keys as in JSON:API, where nothing reads them. Write them beside it, in the record itself.`,
  'list-as-object': (key: string) =>
    `${key} is an object with numbers as keys where a list belongs. PHP's array_filter keeps the keys: send array_values() of it.`,
  'zoned-time': (key: string) =>
    `"${key}" is in a time zone, but is shown as it was sent: the day may be another one here. Send local time, without Z or offset.`,
  'empty-json': (attribute: string) =>
    `${attribute} is empty; did json_encode fail? Write JSON, or remove the attribute.`,
  'word-for-nothing': (attribute: string, word: string) =>
    `${attribute} is "${word}", which the template wrote for a missing value. Leave the attribute out where there is none.`,
  'grouped-id': (attribute: string) =>
    `${attribute} is a number with separators of thousands. Write it without them.`,
  'in-button': () =>
    'it stands in a <button>, which takes the clicks on what is in it. Write it beside the button.',
  'in-element': (outer: string) =>
    `it stands in ${outer} and is hidden with the fallback. Write </${outer}> before it; HTML knows no <${outer}/>.`,
  'moved-out-of-table': () =>
    'it stands right before a <table>. If it was written in that table, the browser has moved it there: write it in a <td>. Else leave a space before the table.',
  'no-token': () => noToken,
  'near-column': (column: string, right: string) =>
    `no row has "${column}", the key of a column. Did you mean "${right}"?`,
  'empty-column': (column: string) =>
    `no row has "${column}", the key of a column. Give the column the key that the rows use, or remove it.`,
  'no-column-filled': (keys: string) =>
    `no row has the key of any column (${keys}), so all cells are empty. Use the same keys in rows and columns.`,
  'unreadable-amount': (key: string) =>
    `"${key}" is an amount that cannot be read: it is shown as it was sent, and sorted as text. Write it as 1234.50.`,
  'filter-choices': (place: string, kind: string) =>
    `"${place}" is ${kind}. "filters" must be {column: [value, …]}, each value a text or a number as in the cells of the column.`,
  'filter-column': (place: string) =>
    `"${place}" is not the key of a column, so no filter is shown for it. Use the key of a column, or remove it.`,
} as const satisfies Readonly<Record<string, (...names: never) => string>>;
