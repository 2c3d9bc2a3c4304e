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

declare global {
  var stopwatch: typeof functions;
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

const everyTable = (isShown: (root: ParentNode) => boolean): boolean => {
  const all = roots();
  return all.length === tables && all.every(isShown);
};

// A frame paints the document after its callbacks have run; the next task runs after that paint.
async function onScreen(isShown: (root: ParentNode) => boolean): Promise<number> {
  while (!everyTable(isShown)) {
    if (performance.now() > timeout) throw new Error(`The rows did not appear in ${timeout} ms.`);
    await nextFrame();
  }
  await new Promise<void>(resolve => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage('');
  });
  return performance.now();
}

/** Milliseconds from a click or a change of the search text until the expected rows are shown. */
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

/** Milliseconds from the click until the file is complete, and its number of lines. */
async function exportCsv() {
  const control = find(only(), 'button', 'CSV');
  const startedAt = performance.now();
  const file = await new Promise<Blob>((resolve, reject) => {
    takeFile = resolve;
    setTimeout(() => reject(new Error('No file was exported.')), timeout);
    control.click();
  });
  const milliseconds = performance.now() - startedAt;
  return { milliseconds, lines: (await file.text()).split('\n').length };
}

function shows(root: ParentNode, { numbers, count }: ExpectedView): boolean {
  return countsIn(root).includes(count) && showsRows(root, numbers);
}

function showsRows(root: ParentNode, numbers: readonly string[]): boolean {
  const shown = numbersIn(root);
  return shown.length === numbers.length && numbers.every((number, index) => number === shown[index]);
}

const numbersIn = (root: ParentNode): string[] =>
  Array.from(
    root.querySelectorAll(surface.rows),
    row => row.querySelector(surface.number)?.textContent?.trim() ?? '',
  );

const countsIn = (root: ParentNode): number[] =>
  (root.querySelector(surface.status)?.textContent ?? '')
    .match(/\d[\d,]*/g)
    ?.map(text => Number(text.replaceAll(',', ''))) ?? [];

function only(): ShadowRoot | Element {
  const [root] = roots();
  if (!root) throw new Error('There is no table.');
  return root;
}

function find(root: ParentNode, selector: string, text = ''): HTMLElement {
  const found = Array.from(root.querySelectorAll<HTMLElement>(selector)).find(each =>
    each.textContent.includes(text),
  );
  if (!found) throw new Error(`There is no ${selector} ${text}.`);
  return found;
}

const missing = (root: ParentNode, action: Action, view: ExpectedView): string =>
  `${JSON.stringify(action)} did not show ${JSON.stringify(view)} but ${countsIn(root).join(' ')}: ${numbersIn(root).join()}`;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

const functions = {
  /** Milliseconds from the navigation until the first page of every table is painted. */
  painted: onScreen(root => showsRows(root, allRows.numbers)),
  /** Milliseconds from the navigation until every table shows the count of all rows. */
  loaded: onScreen(root => shows(root, allRows)),
  /** The durations of all tasks over 50 ms so far. */
  longTasks: () => longTasks,
  time,
  exportCsv,
  /** Resolves when the browser is idle. */
  async idle() {
    await nextFrame();
    await nextFrame();
    await new Promise(resolve => requestIdleCallback(resolve));
  },
};
globalThis.stopwatch = functions;
