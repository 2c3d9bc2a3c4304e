const maxItems = 10_000;
const maxKeys = 1000;
const maxKeyLength = 200;
const maxDepth = 50;

interface Limited {
  readonly value: unknown;
  /** What was cut off, one sentence each. */
  readonly cut: ReadonlySet<string>;
}

/** The part of an answer that can be checked in reasonable time: no list, object, key or depth beyond its limit. */
export function withinLimits(value: unknown): Limited {
  const cut = new Set<string>();
  return { value: limited(value, 0, cut), cut };
}

function limited(value: unknown, depth: number, cut: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) {
    cut.add(`Values are nested more than ${maxDepth} levels deep; those were not looked at.`);
    return null;
  }
  if (Array.isArray(value)) {
    if (value.length > maxItems)
      cut.add(`A list has ${value.length} items; the first ${maxItems} were looked at.`);
    return value.slice(0, maxItems).map(item => limited(item, depth + 1, cut));
  }
  const keys = Object.keys(value);
  const short = keys.filter(key => key.length <= maxKeyLength);
  if (keys.length > maxKeys)
    cut.add(`An object has ${keys.length} keys; the first ${maxKeys} were looked at.`);
  if (short.length < keys.length) cut.add(`Keys of more than ${maxKeyLength} characters were not looked at.`);
  const record = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(short.slice(0, maxKeys).map(key => [key, limited(record[key], depth + 1, cut)]));
}
