import type { AttributeDefinition } from '../definition.ts';

/**
 * An attribute's value for the panel. Text, numbers, flags and addresses show it, addresses without the values of their
 * query; JSON shows only its keys and counts, and the token only that it is there. [EMB-16]
 */
export function valueText(name: string, attribute: AttributeDefinition, value: unknown): string {
  if (value === undefined || value === null) return 'absent';
  if (name === 'token') return value === '' ? 'absent' : 'present';
  if (attribute.type === 'json') return shapeText(value);
  const text = String(value) || 'empty';
  return attribute.type === 'path' ? text.replace(/([?&][^=&#]*=)[^&#]+/g, '$1…') : text;
}

/** Keys and counts of a JSON value: `3 items: id, name`. */
export function shapeText(value: unknown): string {
  if (Array.isArray(value)) {
    const keys = [...new Set(value.flatMap(keysOf))];
    return `${value.length} ${value.length === 1 ? 'item' : 'items'}${keys.length ? `: ${keys.join(', ')}` : ''}`;
  }
  const keys = keysOf(value);
  if (typeof value !== 'object' || value === null) return 'a single value';
  return `${keys.length} ${keys.length === 1 ? 'key' : 'keys'}${keys.length ? `: ${keys.join(', ')}` : ''}`;
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
