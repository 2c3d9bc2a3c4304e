/**
 * Mistakes of a page or a host that have no visible effect: rule → the message for the console, with its fix. [NET-21]
 * The arguments are names of keys, columns, attributes and tags, row numbers and counts, never a value of a record.
 */
export const mistakes = {
  'near-key': (key: string, right: string) => `"${key}" is ignored. Use "${right}".`,
  'foreign-key': (key: string, right: string) =>
    `"${key}" is ignored: it is a name of other table libraries. Use "${right}".`,
  'json-api': (key: string) =>
    `"${key}" holds keys as in JSON:API, which are ignored. Put them in the record itself.`,
  'list-as-object': (key: string) =>
    `${key} is an object with numeric keys, but must be a list. PHP's array_filter keeps keys: send array_values() of its result.`,
  'zoned-time': (key: string) =>
    `"${key}" has a time zone, but is shown as it was sent, so the day may be wrong. Send local time, without Z or offset.`,
  'empty-json': (attribute: string) =>
    `${attribute} is empty; did json_encode fail? Write JSON, or remove the attribute.`,
  'word-for-nothing': (attribute: string, word: string) =>
    `${attribute} is "${word}", which templates print for a missing value. Leave the attribute out if there is no value.`,
  'grouped-id': (attribute: string) =>
    `${attribute} is a number with thousands separators. Write it without them.`,
  'in-element': (outer: string) =>
    `it is inside ${outer} and hidden with its fallback. Write </${outer}> before it: HTML ignores the slash of <${outer}/>.`,
  'moved-out-of-table': () =>
    'it is directly before a <table>. If it was written inside that table, the browser has moved it out: write it in a <td>. Otherwise, leave a space before the table.',
  'near-column': (column: string, right: string) =>
    `no row has the column key "${column}". Did you mean "${right}"?`,
  'empty-column': (column: string) =>
    `no row has the column key "${column}". Give the column the key that the rows use, or remove it.`,
  'no-column-filled': (keys: string) =>
    `no row has any of the column keys (${keys}), so all cells are empty. Use the same keys in rows and columns.`,
  'unreadable-amount': (key: string) =>
    `"${key}" cannot be read as an amount: it is shown as it was sent, and sorted as text. Write it as 1234.50.`,
  'filter-choices': (place: string, kind: string) =>
    `"${place}" is ${kind}. "filters" must be {column: [value, …]}, each value a text or a number as in the cells of the column.`,
  'filter-column': (place: string) =>
    `"${place}" is not a column key, so no filter is shown for it. Use the key of a column, or remove it.`,
} as const satisfies Readonly<Record<string, (...names: never) => string>>;

/** Types in words, by the names that JavaScript and schemas have for them. */
export const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  Object: 'an object',
  Array: 'a list',
};

/** The type of a value in words, without the value: `a text`, `missing`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  return String(typeWords[Array.isArray(value) ? 'Array' : typeof value] ?? typeWords.Object);
}
