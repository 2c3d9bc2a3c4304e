import { keysIn, type SchemaNode } from '../../diagnostics/found-keys.ts';

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

/** Sorts the keys of an answer into those that its schema reads and those that nothing reads. [EMB-16] */
export function answerKeys(answer: unknown, schema: object): AnswerKeys {
  const found = { read: new Map(), ignored: new Map(), open: new Map() };
  for (const { path, isRead, known } of keysIn(answer, schema as SchemaNode)) {
    if (typeof path.at(-1) !== 'string') continue;
    const counts = isRead ? found.read : known.length ? found.ignored : found.open;
    const name = path.map(step => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
    const key = name.replace(/^\./, '');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return found;
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
