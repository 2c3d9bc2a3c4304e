import type { SchemaNode } from './found-keys.ts';
import { isGroupedId } from './grouped-id.ts';
import { keyMistakes } from './key-mistakes.ts';
import { mistakes } from './mistakes.ts';
import { recordSchemas } from './record-schemas.generated.ts';

/** A valid value of an attribute that looks like a mistake. */
export interface SuspiciousValue {
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
