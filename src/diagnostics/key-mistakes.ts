import { nearlyOne } from '../domain/nearest-name.ts';
import { type FoundKey, isSuspiciousKey, keysIn, type SchemaNode } from './found-keys.ts';
import { mistakes } from './mistakes.ts';

/** Names that other table libraries use → our names. */
const foreignNames: Readonly<Record<string, string>> = {
  aaData: 'data',
  rows: 'data',
  items: 'data',
  results: 'data',
  records: 'data',
  content: 'data',
  recordsTotal: 'total',
  recordsFiltered: 'total',
  iTotalRecords: 'total',
  iTotalDisplayRecords: 'total',
  totalElements: 'total',
  totalCount: 'total',
  count: 'total',
  offset: 'skip',
};

/**
 * The mistaken keys of a value, and its times in a time zone, one sentence each; of the items of a list, each key once, with the first row that has it.
 *
 * `name` is what the value itself is called, such as `data-items` or `the answer`.
 */
export function keyMistakes(value: unknown, schema: SchemaNode, name: string): string[] {
  const found = new Map<string, string>();
  for (const key of keysIn(value, schema)) {
    const place = key.path.filter(step => typeof step === 'string').join('.');
    const sentence = found.has(place) || !isSuspiciousKey(key) ? undefined : mistakeIn(key, name, value);
    if (sentence) found.set(place, sentence);
  }
  return [...found.values()];
}

function mistakeIn(
  { path, isNumbered, isRead, free }: FoundKey,
  name: string,
  value: unknown,
): string | undefined {
  const place = path.join('.');
  if (isNumbered) return mistakes['list-as-object'](path.length ? `"${place}"` : name);
  if (isRead) return mistakes['zoned-time'](place);
  const key = String(path.at(-1));
  const beside = path.slice(0, -1).reduce<unknown>((within, step) => Object(within)[step], value);
  if (isJsonApi(key, beside, free)) return mistakes['json-api'](place);
  const foreign = foreignKey(key, free, Object.keys(Object(beside)));
  if (foreign) return mistakes['foreign-key'](place, foreign);
  const right = nearlyOne(key, free);
  return right && mistakes['near-key'](place, right);
}

function foreignKey(key: string, missing: readonly string[], beside: readonly string[]): string | undefined {
  const right = Object.hasOwn(foreignNames, key) ? foreignNames[key] : undefined;
  // If the matching rows are counted as well, this is the count of all rows.
  const isOfAll = /^(recordsT|iTotalR)/.test(key) && beside.some(name => /^(recordsF|iTotalD)/.test(name));
  if (isOfAll && missing.includes('totalAll')) return 'totalAll';
  return right !== undefined && missing.includes(right) ? right : undefined;
}

/** Whether a key holds, as in JSON:API, what belongs beside it. */
export const isJsonApi = (key: string, record: unknown, missing: readonly string[]): boolean =>
  key === 'attributes' && missing.some(name => Object.hasOwn(Object(Object(record)[key]), name));
