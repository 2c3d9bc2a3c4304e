import { type DescribedSchema, fieldsOf } from '../../src/manifest/contract/described-schema.ts';

/** Names that JavaScript engines and test tools read from any object. */
const toolNames = new Set([
  'then',
  'toJSON',
  'constructor',
  'asymmetricMatch',
  '$$typeof',
  'nodeType',
  'tagName',
]);

/**
 * A copy of a JSON value that reports the path of each field that is read, such as `site.siteId` or `expenses[].type`,
 * whether it is there or not.
 */
export function recordReads<T>(value: T, report: (path: string) => void, path = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  const list = Array.isArray(value);
  const inside = (name: string) => (list ? `${path}[]` : path ? `${path}.${name}` : name);
  const note = (name: string | symbol): void => {
    if (!list && typeof name === 'string' && !toolNames.has(name)) report(inside(name));
  };
  const entries = Object.entries(value).map(([name, one]) => [name, recordReads(one, report, inside(name))]);
  const copy = list ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  return new Proxy(copy, {
    get(target, name, receiver) {
      note(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}

/** The fields that were read and that the schema does not describe. */
export function undescribed(schema: DescribedSchema, read: ReadonlySet<string>): string[] {
  const described = withParents(fieldsOf(schema).map(({ path }) => path));
  const isDescribed = (path: string) =>
    described.has(path) ||
    described.has(`${path}[]`) ||
    insideReadAsWhole.test(path) ||
    describedElsewhere.test(path);
  return [...read]
    .map(path => path.replace(/^\[\]\.?/, ''))
    .filter(path => !isDescribed(path))
    .toSorted();
}

/** The contents of fields that are read as a whole: described by their format, or any text. */
const insideReadAsWhole = /(^|\.)(actions|caregivers|issues)(\[\]|\.)/;
/** What our schemas add (a mark, the total of rows), and the fields of a cell: actions may be sent as one, see cellFields. */
const describedElsewhere = /^total$|(^|\.)(hasNoId|display|details)$/;

/** Each path with those of the objects that it is in. */
const withParents = (paths: readonly string[]): Set<string> =>
  new Set(
    paths.flatMap(path => path.split('.').map((_, index, steps) => steps.slice(0, index + 1).join('.'))),
  );

type Steps = readonly string[];
const stepsOf = (path: string): Steps => path.replaceAll('[]', '.0').split('.').filter(Boolean);

/** The value at a path of a JSON value. */
export const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (inner, step) => (inner as Record<string, unknown> | undefined)?.[step],
    value,
  );

/** A copy of a JSON value with another value at a path; `undefined` removes the field. */
export function withValueAt(value: unknown, path: string, changed: unknown): unknown {
  const copy = structuredClone(value);
  const steps = stepsOf(path);
  const last = steps.at(-1) ?? '';
  let parent = copy as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) {
    if (parent[step] === undefined && changed === undefined) return copy;
    parent[step] ??= {};
    parent = parent[step] as Record<string, unknown>;
  }
  if (changed === undefined) delete parent[last];
  else parent[last] = changed;
  return copy;
}
