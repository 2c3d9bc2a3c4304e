import { keysIn, type SchemaNode } from '../found-keys.ts';

/** An answer, or why there is none. */
export interface RecordedOutcome {
  readonly status?: number | undefined;
  /** The address that the answer came from. */
  readonly url?: string | undefined;
  /** The code of the error, if the call failed. */
  readonly code?: string | undefined;
  readonly text?: string | undefined;
}

/** How a list understood its rows. */
export interface RecordedList {
  readonly columns: readonly {
    readonly key: string;
    /** As the header shows it, with the currency that the amounts share. */
    readonly shownTitle: string;
    readonly type: string;
    readonly isNumeric: boolean;
    readonly filter?: unknown;
  }[];
  /** Further keys of a row that are read. */
  readonly fields: readonly string[];
}

/** A call of an element; what is known only of its answer is undefined while it is in progress. */
export interface RecordedCall {
  readonly name: string;
  status?: number | undefined;
  code?: string | undefined;
  milliseconds?: number;
  bytes?: number;
  /** The keys of the answer; undefined if it is not JSON. Its values are not kept. */
  keys?: AnswerKeys | undefined;
}

/** What an element has understood of its attributes. */
interface ReadAttributes {
  readonly definition: {
    readonly tag: string;
    readonly attributes: Readonly<Record<string, { readonly type: string }>>;
  };
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}

/** What is known of an element. */
export interface RecordedElement extends ReadAttributes {
  readonly element: HTMLElement;
  readonly calls: RecordedCall[];
  readonly lists: Set<() => RecordedList>;
}

/** The number of recent calls that are kept per element. */
const callLimit = 50;

/** Collects what the elements of a page report. */
export class PageRecord {
  readonly #elements = new Map<HTMLElement, RecordedElement>();

  /** The elements that are in the page, in document order. */
  get elements(): RecordedElement[] {
    for (const element of this.#elements.keys()) if (!element.isConnected) this.#elements.delete(element);
    return [...this.#elements.values()].toSorted((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  /** An element has read its attributes. */
  attributesRead(element: HTMLElement, read: ReadAttributes): void {
    const { calls, lists } = this.#elements.get(element) ?? { calls: [], lists: new Set() };
    this.#elements.set(element, { ...read, element, calls, lists });
  }

  /** A call begins: its name without ids, and the schema of its answer. Returns a function to report how it ends. */
  callStarted(element: HTMLElement | undefined, name: string, schema: object) {
    const calls = (element && this.#elements.get(element)?.calls) ?? [];
    const startedAt = performance.now();
    const call: RecordedCall = { name };
    calls.push(call);
    calls.splice(0, calls.length - callLimit);
    // Called again if the answer is refused: status and size stay.
    return ({ status, code, url, text }: RecordedOutcome): void => {
      call.milliseconds ??= Math.max(performance.now() - startedAt, prefetchTime(url));
      call.status = status ?? call.status;
      call.code = code;
      if (!text) return;
      call.bytes = new TextEncoder().encode(text).length;
      call.keys = keysOf(text, schema);
    };
  }

  /** An element shows a list; `list` is called when the panel is shown. */
  listShown(element: HTMLElement | undefined, list: () => RecordedList): void {
    if (element) this.#elements.get(element)?.lists.add(list);
  }
}

/** The duration of the last request to an address; it may have been sent before the call began. */
function prefetchTime(url = ''): number {
  const last = performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming | undefined;
  return last && performance.now() - last.responseEnd < 10_000 ? last.duration : 0;
}

function keysOf(text: string, schema: object): AnswerKeys | undefined {
  try {
    return answerKeys(JSON.parse(text), schema);
  } catch {
    return undefined;
  }
}

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
