import { isGroupedId } from './grouped-id.ts';
import { keyMistakes } from './key-mistakes.ts';
import { mistakes } from './mistakes.ts';
import { recordKeys } from './record-keys.ts';
import type { SchemaNode } from './unknown-keys.ts';

/** A valid value of an attribute that looks like a mistake. */
export interface SuspiciousValue {
  /** The name in HTML. */
  readonly name: string;
  /** As it was written; null if it is absent or a property. */
  readonly text: string | null;
  /** The schema of JSON with its value; undefined for any other attribute. */
  readonly json?: { readonly schema: SchemaNode; readonly value: unknown } | undefined;
  /** The attribute as `recordKeys` names it, if its schema accepts any record. */
  readonly record?: string | undefined;
}

/** What is wrong with a value, one sentence for each mistake; empty if it is right. [NET-21] */
export function valueMistakes({ name, text, json, record }: SuspiciousValue): string[] {
  if (json) {
    if (text !== null && !text.trim()) return [mistakes['empty-json'](name)];
    const schema = record ? recordSchema(record, json.value) : json.schema;
    return keyMistakes(json.value, schema, name).map(sentence => `${name}: ${sentence}`);
  }
  const word = text?.trim() ?? '';
  if (wordsForNothing.has(word)) return [mistakes['word-for-nothing'](name, word)];
  return isGroupedId(name, word) ? [mistakes['grouped-id'](name)] : [];
}

/** What template engines and scripts print for a missing value. */
const wordsForNothing: ReadonlySet<string> = new Set(['None', 'null', 'undefined']);

/** The keys of a record, or of each record of a list, as a schema. */
function recordSchema(record: string, value: unknown): SchemaNode {
  const root: GrowingNode = {};
  for (const line of recordKeys.filter(each => each.startsWith(`${record} `)))
    line
      .slice(record.length + 1)
      .split('.')
      .reduce(below, root);
  return Array.isArray(value) ? { item: root } : root;
}

interface GrowingNode {
  entries?: Record<string, GrowingNode>;
  item?: GrowingNode;
  maySkipNumbers?: true;
}

function below(node: GrowingNode, step: string): GrowingNode {
  if (step === '[]') {
    node.item ??= {};
    node.maySkipNumbers = true;
    return node.item;
  }
  node.entries ??= {};
  node.entries[step] ??= {};
  return node.entries[step];
}
