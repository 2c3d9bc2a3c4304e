/** The part of a schema's structure that is read here; valibot's schemas have it. */
export interface SchemaNode {
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly SchemaNode[];
  /** For a list that may also be sent as an object with numeric keys. */
  readonly maySkipNumbers?: true;
}

/** A key of an object, or a position in a list, of a value that has a schema. */
export interface FoundKey {
  /** Keys and list positions that lead to it. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** Whether the schema names it. */
  readonly isRead: boolean;
  /** The keys that the schema names beside it; none if it accepts any. */
  readonly known: readonly string[];
  /** The known keys that are missing or null beside it: one of them may have been meant. */
  readonly free: readonly string[];
  /** An object with numbers as keys in place of a list. */
  readonly isNumbered?: true;
}

/** The number of list items that are looked at. */
const maxItems = 100;

/** The keys in a value, with those of all values that its schema names. */
export function* keysIn(
  value: unknown,
  schema: SchemaNode,
  path: FoundKey['path'] = [],
): Generator<FoundKey> {
  if (typeof value !== 'object' || value === null) return;
  const list = isNumbered(value) ? structureFor(true, schema) : undefined;
  if (list && !list.maySkipNumbers)
    return yield { path, value, isRead: true, known: [], free: [], isNumbered: true };
  const { item, entries = {} } = list ?? structureFor(Array.isArray(value), schema) ?? {};
  const known = Object.keys(entries);
  const free = known.filter(name => isFree(value, name));
  const children = Array.isArray(value) ? value.slice(0, maxItems) : value;
  for (const [key, child] of Object.entries(children)) {
    const below = [...path, item ? Number(key) : key];
    const node = item ?? (Object.hasOwn(entries, key) ? entries[key] : undefined);
    yield { path: below, value: child, isRead: node !== undefined, known, free };
    if (node) yield* keysIn(child, node, below);
  }
}

/** Whether a key, or its value, may be a mistake. [NET-21] [NET-27] */
export const isSuspiciousKey = ({ isNumbered, isRead, value, free }: FoundKey): boolean =>
  isNumbered || (isRead ? isZonedTime(value) : free.length > 0);

/** Whether a value may have a mistake: a cheap check that decides whether the rules are loaded. */
export function isSuspicious(value: unknown, schema: SchemaNode): boolean {
  for (const key of keysIn(value, schema)) if (isSuspiciousKey(key)) return true;
  return false;
}

// A schema may have put null in the place of a key that is missing.
const isFree = (value: object, name: string): boolean =>
  ((Object.hasOwn(value, name) ? value[name as keyof object] : null) ?? null) === null;

/** PHP writes a list with gaps as an object. */
const isNumbered = (value: object): boolean =>
  !Array.isArray(value) && /^(\d+,)+$/.test(`${Object.keys(value)},`);

/** The part of a schema that describes a list, or an object. */
function structureFor(isList: boolean, { wrapped, options, ...node }: SchemaNode): SchemaNode | undefined {
  if (wrapped) return structureFor(isList, wrapped);
  if (options) return options.map(each => structureFor(isList, each)).find(Boolean);
  return (isList ? node.item : node.entries) && node;
}

const zonedTime = /^(\d{4}-\d\d-\d\d([T ]\d\d:\d\d[\d:.]*)? ?(Z|[+-]\d\d(:?\d\d)?)|\d\d:\d\d[\d:.]*Z)$/i;

/** Whether a date or a time ends in Z or in an offset. It is shown as it was sent, which may be another day here. [NET-27] */
export const isZonedTime = (value: unknown): boolean => typeof value === 'string' && zonedTime.test(value);

/** Whether an attribute, by its name in HTML, is an id that a template wrote as a number with separators: `1,234`. */
export const isGroupedId = (name: string, text: string): boolean =>
  name.endsWith('-id') && /^\d{1,3}([,.'\s]\d{3})+$/.test(text);
