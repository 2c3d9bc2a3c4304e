import { keyMistakes } from '../../domain/mistakes/key-mistakes.ts';
import { mistakes } from '../../domain/mistakes/mistakes.ts';
import { isUnrendered } from '../../domain/mistakes/suspicious-texts.ts';
import type { SchemaNode } from '../../domain/mistakes/unknown-keys.ts';
import { warnOnce } from '../../domain/mistakes/warn-once.ts';
import type { WrittenValue } from '../attributes/name-value-mistakes.ts';
import { attributeName } from '../attributes/read-attributes.ts';
import { recordKeys } from './record-keys.ts';

/** Logs what is wrong with suspicious values of a tag, each mistake once per page; never a value. [NET-21] */
export function warnValues(tag: string, values: readonly WrittenValue[]): void {
  for (const value of values) warnOnce(tag, valueMistakes(tag, value));
}

function valueMistakes(tag: string, { name, attribute, text, value }: WrittenValue): string[] {
  const html = attributeName(name);
  if (attribute.type === 'json') {
    if (text !== null && !text.trim()) return [mistakes['empty-json'](html)];
    const schema = attribute.recordFields ? recordSchema(tag, name, value) : attribute.schema;
    return keyMistakes(value, schema as SchemaNode, html).map(sentence => `${html}: ${sentence}`);
  }
  if (text === null) return [];
  return [
    isUnrendered(text)
      ? mistakes['unrendered-expression'](html)
      : mistakes['word-for-nothing'](html, text.trim()),
  ];
}

/** The keys of a record, or of each record of a list, as a schema. */
function recordSchema(tag: string, name: string, value: unknown): SchemaNode {
  const prefix = `${tag} ${name} `;
  const root: GrowingNode = {};
  for (const path of recordKeys.filter(line => line.startsWith(prefix)))
    path.slice(prefix.length).split('.').reduce(below, root);
  return Array.isArray(value) ? { item: root } : root;
}

interface GrowingNode {
  entries?: Record<string, GrowingNode>;
  item?: GrowingNode;
}

function below(node: GrowingNode, step: string): GrowingNode {
  if (step === '[]') {
    node.item ??= {};
    return node.item;
  }
  node.entries ??= {};
  node.entries[step] ??= {};
  return node.entries[step];
}
