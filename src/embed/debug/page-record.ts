import { keysIn, type SchemaNode } from '../../diagnostics/found-keys.ts';
import { decodeText } from '../../http/body.ts';
import type { DebugRecorder, RecordedList, RecordedOutcome } from '../../platform/debug-recorder.ts';
import type { ElementDefinition } from '../definition.ts';

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

/** What is known of an element. */
export interface RecordedElement {
  readonly element: HTMLElement;
  readonly definition: ElementDefinition;
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
  readonly calls: RecordedCall[];
  readonly lists: Set<() => RecordedList>;
}

/** The number of recent calls that are kept per element. */
const callLimit = 50;

/** Collects what the elements of a page report. */
export class PageRecord implements DebugRecorder {
  readonly #elements = new Map<HTMLElement, RecordedElement>();

  /** The elements that are in the page, in document order. */
  get elements(): RecordedElement[] {
    for (const element of this.#elements.keys()) if (!element.isConnected) this.#elements.delete(element);
    return [...this.#elements.values()].toSorted((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  attributesRead(element: HTMLElement, read: Parameters<DebugRecorder['attributesRead']>[1]): void {
    const { calls, lists } = this.#elements.get(element) ?? { calls: [], lists: new Set() };
    const definition = read.definition as ElementDefinition;
    this.#elements.set(element, { ...read, element, definition, calls, lists });
  }

  callStarted(element: HTMLElement | undefined, name: string, schema: object) {
    const calls = (element && this.#elements.get(element)?.calls) ?? [];
    const startedAt = performance.now();
    const call: RecordedCall = { name };
    calls.push(call);
    calls.splice(0, calls.length - callLimit);
    // Called again if the answer is refused: status and size stay.
    return ({ status, code, url, text: body, list }: RecordedOutcome): void => {
      call.milliseconds ??= Math.max(performance.now() - startedAt, prefetchTime(url));
      call.status = status ?? call.status;
      call.code = code;
      const text = list ? decodeText(list) : body;
      if (!text) return;
      call.bytes = new TextEncoder().encode(text).length;
      call.keys = keysOf(text, schema);
    };
  }

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
