import { isZonedTime } from './zoned-time.ts';

/** The part of a schema's structure that is read here; valibot's schemas have it. */
export interface SchemaNode {
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly SchemaNode[];
  /** For a list that may also be sent as an object with numeric keys. */
  readonly maySkipNumbers?: true;
}

/** A key in a value that its schema does not name. */
export interface Unknown {
  /** Keys and list positions that lead to it. */
  readonly path: readonly (string | number)[];
  /** The keys that are read beside the unknown key; undefined for an object in place of a list. */
  readonly known?: readonly string[];
  /** The known keys that the object lacks, or that are null: one of them may have been meant. */
  readonly free: readonly string[];
}

/** The number of list items that are checked. */
const maxItems = 100;

/** The keys of a value that its schema does not name, and objects with numbers as keys in place of a list. */
export function* unknownKeys(
  value: unknown,
  schema: SchemaNode,
  path: Unknown['path'] = [],
): Generator<Unknown> {
  if (typeof value !== 'object' || value === null) return;
  const list = isNumbered(value) ? structureFor(true, schema) : undefined;
  if (list && !list.maySkipNumbers) return yield { path, free: [] };
  const { item, entries = {} } = list ?? structureFor(Array.isArray(value), schema) ?? {};
  const known = Object.keys(entries);
  const children = Array.isArray(value) ? value.slice(0, maxItems) : value;
  for (const [key, child] of Object.entries(children)) {
    const below = [...path, item ? Number(key) : key];
    const node = item ?? (Object.hasOwn(entries, key) ? entries[key] : undefined);
    if (node) yield* unknownKeys(child, node, below);
    else if (known.length) yield { path: below, known, free: known.filter(name => isFree(value, name)) };
  }
}

/** The paths of dates and times in a time zone, under keys that the schema names. [NET-27] */
export function* zonedTimes(
  value: unknown,
  schema: SchemaNode,
  path: Unknown['path'] = [],
): Generator<Unknown['path']> {
  if (isZonedTime(value)) yield path;
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const { item, entries = {} } = structureFor(isList, schema) ?? {};
  for (const [key, child] of Object.entries(isList ? value.slice(0, maxItems) : value)) {
    const node = item ?? (Object.hasOwn(entries, key) ? entries[key] : undefined);
    if (node) yield* zonedTimes(child, node, [...path, item ? Number(key) : key]);
  }
}

/** Whether a value may have a mistake: a cheap check that decides whether the rules are loaded. */
export function isSuspicious(value: unknown, schema: SchemaNode): boolean {
  if (!zonedTimes(value, schema).next().done) return true;
  for (const { known, free } of unknownKeys(value, schema)) if (!known || free.length) return true;
  return false;
}

// A schema may have put null in the place of a key that is missing.
const isFree = (value: object, name: string): boolean =>
  ((Object.hasOwn(value, name) ? value[name as keyof object] : null) ?? null) === null;

/** PHP writes a list with gaps as an object. */
const isNumbered = (value: object): boolean =>
  !Array.isArray(value) && /^(\d+,)+$/.test(`${Object.keys(value)},`);

/** The part of a schema that describes a list, or an object. */
export function structureFor(
  isList: boolean,
  { wrapped, options, ...node }: SchemaNode,
): SchemaNode | undefined {
  if (wrapped) return structureFor(isList, wrapped);
  if (options) return options.map(each => structureFor(isList, each)).find(Boolean);
  return (isList ? node.item : node.entries) && node;
}
