import type { ExpectedView } from '../expected.ts';
import type { Surface } from '../libraries.ts';

/** What the stopwatch needs to know before the page loads. */
export interface Watch {
  readonly surface: Surface;
  /** What each table shows when all rows have loaded. */
  readonly allRows: ExpectedView;
  readonly tables: number;
  /** Milliseconds after which waiting fails. */
  readonly timeout: number;
}

type Action = { readonly press: string } | { readonly type: string };

export interface Stopwatch {
  /** Milliseconds from the navigation until the first page of every table is painted. */
  readonly painted: Promise<number>;
  /** Milliseconds from the navigation until every table shows the count of all rows. */
  readonly loaded: Promise<number>;
  /** The durations of all tasks over 50 ms so far. */
  longTasks(): readonly number[];
  /** Milliseconds from a click or a change of the search text until the expected rows are shown. */
  time(action: Action, view: ExpectedView): Promise<number>;
  /** Milliseconds from the click until the file is complete, and its number of lines. */
  exportCsv(control: string): Promise<{ readonly milliseconds: number; readonly lines: number }>;
  /** Resolves when the browser is idle. */
  idle(): Promise<void>;
}

declare global {
  var stopwatch: Stopwatch;
  var watch: Watch;
}

const { surface, allRows, tables, timeout } = globalThis.watch;
const longTasks: number[] = [];
let takeFile: (file: Blob) => void = () => undefined;

new PerformanceObserver(list => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask', buffered: true });

const createObjectUrl = URL.createObjectURL;
URL.createObjectURL = (file: Blob) => {
  takeFile(file);
  return createObjectUrl.call(URL, file);
};

const roots = (): (ShadowRoot | Element)[] =>
  Array.from(document.querySelectorAll(surface.place), place => place.shadowRoot ?? place);

const everyTable = (view: ExpectedView): boolean => {
  const all = roots();
  return all.length === tables && all.every(root => shows(root, view));
};

// A frame paints the document after its callbacks have run; the next task runs after that paint.
async function onScreen(view: ExpectedView): Promise<number> {
  while (!everyTable(view)) {
    if (performance.now() > timeout) throw new Error(`No ${view.count ?? 'first'} rows in ${timeout} ms.`);
    await nextFrame();
  }
  await new Promise<void>(resolve => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage('');
  });
  return performance.now();
}

function time(action: Action, view: ExpectedView): Promise<number> {
  const root = only();
  if (shows(root, view))
    throw new Error(`The expected rows are already shown before ${JSON.stringify(action)}.`);
  return new Promise((resolve, reject) => {
    const stop = (end: () => void): void => {
      observer.disconnect();
      clearTimeout(timer);
      end();
    };
    const look = (): void => {
      const now = performance.now();
      if (shows(root, view)) stop(() => resolve(now - startedAt));
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => stop(() => reject(new Error(missing(root, action, view)))), timeout);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    const act = actionFor(root, action);
    const startedAt = performance.now();
    act();
    look();
  });
}

function actionFor(root: ShadowRoot | Element, action: Action): () => void {
  if ('press' in action) {
    const control = find(root, action.press);
    return () => control.click();
  }
  const input = find(root, surface.search);
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return () => {
    setText?.call(input, action.type);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
}

async function exportCsv(name: string) {
  const control = find(only(), name);
  const startedAt = performance.now();
  const file = await new Promise<Blob>((resolve, reject) => {
    takeFile = resolve;
    setTimeout(() => reject(new Error(`${name} produced no file.`)), timeout);
    control.click();
  });
  const milliseconds = performance.now() - startedAt;
  return { milliseconds, lines: (await file.text()).split('\n').length };
}

function shows(root: ParentNode, { numbers, count }: ExpectedView): boolean {
  if (count !== undefined && !countsIn(root).includes(count)) return false;
  const shown = numbersIn(root);
  return shown.length === numbers.length && numbers.every((number, index) => number === shown[index]);
}

function numbersIn(root: ParentNode): string[] {
  const rows = Array.from(root.querySelectorAll(surface.rows));
  const { position } = surface;
  if (position)
    rows.sort((left, right) => Number(left.getAttribute(position)) - Number(right.getAttribute(position)));
  return rows.map(row => row.querySelector(surface.number)?.textContent?.trim() ?? '');
}

const countsIn = (root: ParentNode): number[] =>
  (root.querySelector(surface.status)?.textContent ?? '')
    .match(/\d[\d,]*/g)
    ?.map(text => Number(text.replaceAll(',', ''))) ?? [];

function only(): ShadowRoot | Element {
  const [root] = roots();
  if (!root) throw new Error('There is no table.');
  return root;
}

/**
 * The control with this selector, or the button with this text, in quotes; its label may include more text, hidden
 * until busy.
 */
function find(root: ParentNode, what: string): HTMLElement {
  const found = what.startsWith('"')
    ? Array.from(root.querySelectorAll('button')).find(button =>
        button.textContent?.trim().startsWith(what.slice(1, -1)),
      )
    : root.querySelector<HTMLElement>(what);
  if (!found) throw new Error(`There is no ${what}.`);
  return found;
}

const missing = (root: ParentNode, action: Action, view: ExpectedView): string =>
  `${JSON.stringify(action)} did not show ${JSON.stringify(view)} but ${countsIn(root).join(' ')}: ${numbersIn(root).join()}`;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

globalThis.stopwatch = {
  painted: onScreen({ numbers: allRows.numbers }),
  loaded: onScreen(allRows),
  longTasks: () => longTasks,
  time,
  exportCsv,
  async idle() {
    await nextFrame();
    await nextFrame();
    await new Promise(resolve => requestIdleCallback(resolve));
  },
};
