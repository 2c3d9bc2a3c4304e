/** Keys of an answer by their path, such as `data[].studyName`, with the number of places that have them. */
export type KeyCounts = ReadonlyMap<string, number>;

/** The keys of an answer, without its values. */
export interface AnswerKeys {
  readonly read: KeyCounts;
  readonly ignored: KeyCounts;
  /**
   * Keys where the schema allows anything, such as those of a table's rows: the list itself knows which ones it reads.
   */
  readonly open: KeyCounts;
}

/** The parts of a valibot schema that say which keys it knows. */
interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly (Schema | string)[];
  readonly pipe?: readonly Schema[];
}

/** The number of list items that are inspected: rows of one list have the same keys. */
const itemLimit = 500;

/** Sorts the keys of an answer into those that its schema reads and those that nothing reads. [EMB-16] */
export function answerKeys(answer: unknown, schema: object): AnswerKeys {
  const found = { read: new Map(), ignored: new Map(), open: new Map() };
  visit(answer, alternativesOf(schema), '');
  return found;

  function visit(value: unknown, schemas: readonly Schema[], path: string): void {
    if (Array.isArray(value)) {
      const items = schemas.flatMap(({ item }) => (item ? alternativesOf(item) : []));
      for (const each of value.slice(0, itemLimit)) visit(each, items, `${path}[]`);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) visitKey(key, child, schemas, path);
  }

  function visitKey(key: string, child: unknown, schemas: readonly Schema[], path: string): void {
    const objects = schemas.map(({ entries }) => entries).filter(entries => entries !== undefined);
    const known = objects.flatMap(entries => (Object.hasOwn(entries, key) ? (entries[key] ?? []) : []));
    const counts = known.length ? found.read : objects.length ? found.ignored : found.open;
    const name = path ? `${path}.${key}` : key;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (known.length) visit(child, known.flatMap(alternativesOf), name);
  }
}

/** Sorts the open keys, too: `rowKeys` and ids are read. */
export function withRowKeys({ read, ignored, open }: AnswerKeys, rowKeys: readonly string[]): AnswerKeys {
  const known = new Set(['id', '_id', ...rowKeys]);
  const isRead = ([path]: readonly [string, number]) => known.has(path.slice(path.lastIndexOf('.') + 1));
  const opened = [...open];
  return {
    read: new Map([...read, ...opened.filter(isRead)]),
    ignored: new Map([...ignored, ...opened.filter(entry => !isRead(entry))]),
    open: new Map(),
  };
}

/** A schema, and the schemas that it wraps, chooses from or begins with. */
function alternativesOf(schema: Schema): Schema[] {
  const { wrapped, options = [], pipe = [] } = schema;
  const inner = [wrapped, ...options, pipe.find(each => each !== schema)];
  return [schema, ...inner.flatMap(each => (typeof each === 'object' ? alternativesOf(each) : []))];
}
