import type { DebugRecorder, RecordedList, RecordedOutcome } from '../../platform/debug-recorder.ts';
import type { AttributeDefinition, ElementDefinition } from '../definition.ts';
import { type AnswerKeys, answerKeys } from './answer-keys.ts';

/** A call of an element. */
export interface RecordedCall {
  readonly name: string;
  readonly schema: object;
  /** Undefined while the call is in progress. */
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly milliseconds?: number | undefined;
  readonly bytes?: number | undefined;
  /** The keys of the answer; undefined if it is not JSON. Its values are not kept. */
  readonly keys?: AnswerKeys | undefined;
}

/** What is known of an element. */
export interface RecordedElement {
  readonly element: HTMLElement;
  readonly definition: ElementDefinition;
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  values: Readonly<Record<string, unknown>>;
  problems: readonly string[];
  readonly calls: RecordedCall[];
  readonly lists: Set<() => RecordedList>;
}

/** The number of recent calls that are kept per element. */
const callLimit = 50;

/** Collects what the elements of a page report. */
export class PageRecord implements DebugRecorder {
  readonly #elements = new Map<HTMLElement, RecordedElement>();
  readonly #ofPage = new WeakMap<object, RecordedElement>();
  readonly #common: Readonly<Record<string, AttributeDefinition>>;

  constructor(common: Readonly<Record<string, AttributeDefinition>>) {
    this.#common = common;
  }

  /** The elements that are in the page, in document order. */
  get elements(): RecordedElement[] {
    for (const element of this.#elements.keys()) if (!element.isConnected) this.#elements.delete(element);
    return [...this.#elements.values()].toSorted((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  attributesRead(
    element: HTMLElement,
    { definition, values, problems, page }: Parameters<DebugRecorder['attributesRead']>[1],
  ): void {
    const known = this.#elements.get(element) ?? this.#recordOf(element, definition as ElementDefinition);
    known.values = values;
    known.problems = problems;
    this.#elements.set(element, known);
    this.#ofPage.set(page, known);
  }

  callStarted(page: object, name: string, schema: object): (outcome: RecordedOutcome) => void {
    const calls = this.#ofPage.get(page)?.calls ?? [];
    const startedAt = performance.now();
    let call: RecordedCall = { name, schema };
    calls.push(call);
    calls.splice(0, calls.length - callLimit);
    return outcome => {
      const milliseconds = Math.max(performance.now() - startedAt, prefetchTime(outcome.url));
      const ended = { milliseconds, ...call, ...outcomeOf(outcome, schema) };
      const index = calls.indexOf(call);
      if (index >= 0) calls[index] = ended;
      call = ended;
    };
  }

  listShown(page: object, list: () => RecordedList): void {
    this.#ofPage.get(page)?.lists.add(list);
  }

  #recordOf(element: HTMLElement, definition: ElementDefinition): RecordedElement {
    const attributes = { ...definition.attributes, ...this.#common };
    return { element, definition, attributes, values: {}, problems: [], calls: [], lists: new Set() };
  }
}

/** The duration of the last request to an address; it may have been sent before the call began. */
function prefetchTime(url = ''): number {
  const last = performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming | undefined;
  return last && performance.now() - last.responseEnd < 10_000 ? last.duration : 0;
}

/** The fields that an outcome adds to a call: a failure after the answer keeps status and size. */
function outcomeOf({ status, code, text, list }: RecordedOutcome, schema: object): Partial<RecordedCall> {
  const bytes = list
    ? list.reduce((sum, chunk) => sum + chunk.length, 0)
    : text && new TextEncoder().encode(text).length;
  return {
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
    ...(bytes && { bytes, keys: keysOf(list ? decoded(list) : (text ?? ''), schema) }),
  };
}

function decoded(list: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return list.map(chunk => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}

function keysOf(text: string, schema: object): AnswerKeys | undefined {
  try {
    return answerKeys(JSON.parse(text), schema);
  } catch {
    return undefined;
  }
}
