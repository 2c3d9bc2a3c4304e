import { nearlyOne } from '../domain/nearest-name.ts';
import { type FoundKey, isGroupedId, isSuspiciousKey, keysIn, type SchemaNode } from './found-keys.ts';
import { mistakes } from './mistakes.ts';
import { recordSchemas } from './record-schemas.generated.ts';

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

/** A valid value of an attribute that looks like a mistake. */
interface SuspiciousValue {
  /** The name in HTML. */
  readonly name: string;
  /** As it was written; null if it is absent or a property. */
  readonly text: string | null;
  /** The schema of JSON with its value; undefined for any other attribute. */
  readonly json?: { readonly schema: SchemaNode; readonly value: unknown } | undefined;
  /** The attribute as `recordSchemas` names it, if its schema accepts any record. */
  readonly record?: string | undefined;
}

/** What is wrong with a value, one sentence for each mistake; empty if it is right. [NET-21] */
export function valueMistakes({ name, text, json, record }: SuspiciousValue): string[] {
  if (json) {
    if (text !== null && !text.trim()) return [mistakes['empty-json'](name)];
    const known = record === undefined ? undefined : recordSchemas[record];
    const schema = known && Array.isArray(json.value) ? { item: known } : known;
    return keyMistakes(json.value, schema ?? json.schema, name).map(sentence => `${name}: ${sentence}`);
  }
  const word = text?.trim() ?? '';
  if (wordsForNothing.has(word)) return [mistakes['word-for-nothing'](name, word)];
  return isGroupedId(name, word) ? [mistakes['grouped-id'](name)] : [];
}

/** What template engines and scripts print for a missing value. */
const wordsForNothing: ReadonlySet<string> = new Set(['None', 'null', 'undefined']);
