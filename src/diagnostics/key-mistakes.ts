import { nearlyOne } from '../domain/nearest-name.ts';
import { mistakes } from './mistakes.ts';
import { type SchemaNode, type Unknown, unknownKeys, zonedTimes } from './unknown-keys.ts';

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
  for (const path of zonedTimes(value, schema)) {
    if (!found.has(placeOf(path))) found.set(placeOf(path), mistakes['zoned-time'](path.join('.')));
  }
  for (const unknown of unknownKeys(value, schema)) {
    const place = placeOf(unknown.path);
    const sentence = found.has(place) ? undefined : mistakeIn(unknown, name, value);
    if (sentence) found.set(place, sentence);
  }
  return [...found.values()];
}

/** The keys that lead to a place, without the positions in lists. */
const placeOf = (path: Unknown['path']): string => path.filter(step => typeof step === 'string').join('.');

function mistakeIn({ path, known, free }: Unknown, name: string, value: unknown): string | undefined {
  if (!known) return mistakes['list-as-object'](path.length ? `"${path.join('.')}"` : name);
  const key = String(path.at(-1));
  const place = path.join('.');
  const beside = path.slice(0, -1).reduce<unknown>((within, step) => Object(within)[step], value);
  if (isJsonApi(key, beside, free)) return mistakes['json-api'](place);
  const foreign = foreignKey(key, free, Object.keys(Object(beside)));
  if (foreign) return mistakes['foreign-key'](place, foreign);
  const right = nearlyOne(key, free);
  return right && mistakes['near-key'](place, right);
}

function foreignKey(key: string, missing: readonly string[], beside: readonly string[]): string | undefined {
  const right = Object.hasOwn(foreignNames, key) ? foreignNames[key] : undefined;
  // Beside the rows that match, the others are all rows.
  const isOfAll = /^(recordsT|iTotalR)/.test(key) && beside.some(name => /^(recordsF|iTotalD)/.test(name));
  if (isOfAll && missing.includes('totalAll')) return 'totalAll';
  return right !== undefined && missing.includes(right) ? right : undefined;
}

/** Whether a key holds, as in JSON:API, what belongs beside it. */
export const isJsonApi = (key: string, record: unknown, missing: readonly string[]): boolean =>
  key === 'attributes' && missing.some(name => Object.hasOwn(Object(Object(record)[key]), name));
