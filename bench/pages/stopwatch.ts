import type { Sight } from '../expected.ts';
import type { Surface } from '../libraries.ts';

/** What a page is watched for from its first moment. */
export interface Watch {
  readonly surface: Surface;
  /** What each table shows when it has all rows. */
  readonly whole: Sight;
  readonly tables: number;
  /** Milliseconds after which nothing is waited for. */
  readonly patience: number;
}

type Deed = { readonly press: string } | { readonly type: string };

export interface Stopwatch {
  /** Milliseconds from the navigation to the first page of every table on the screen. */
  readonly painted: Promise<number>;
  /** Milliseconds from the navigation to the full count of every table on the screen. */
  readonly loaded: Promise<number>;
  /** The lengths of the tasks over 50 ms up to now. */
  longTasks(): readonly number[];
  /** Milliseconds from a click or a change of the search text to the rows that it has to bring. */
  time(deed: Deed, sight: Sight): Promise<number>;
  /** Milliseconds from the click to the finished file, and how many lines that has. */
  exportCsv(control: string): Promise<{ readonly milliseconds: number; readonly lines: number }>;
  /** When there is nothing left to do for the browser. */
  idle(): Promise<void>;
}

declare global {
  var stopwatch: Stopwatch;
  var watch: Watch;
}

const { surface, whole, tables, patience } = globalThis.watch;
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

const everyTable = (sight: Sight): boolean => {
  const all = roots();
  return all.length === tables && all.every(root => shows(root, sight));
};

// A frame paints the document as it is when its callbacks run; the next task runs after that paint.
async function onScreen(sight: Sight): Promise<number> {
  while (!everyTable(sight)) {
    if (performance.now() > patience) throw new Error(`No ${sight.count ?? 'first'} rows in ${patience} ms.`);
    await nextFrame();
  }
  await new Promise<void>(resolve => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage('');
  });
  return performance.now();
}

function time(deed: Deed, sight: Sight): Promise<number> {
  const root = only();
  if (shows(root, sight)) throw new Error(`The rows stand there before ${JSON.stringify(deed)}.`);
  return new Promise((resolve, reject) => {
    const stop = (end: () => void): void => {
      observer.disconnect();
      clearTimeout(timer);
      end();
    };
    const look = (): void => {
      const now = performance.now();
      if (shows(root, sight)) stop(() => resolve(now - begun));
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => stop(() => reject(new Error(missing(root, deed, sight)))), patience);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    const act = deedOf(root, deed);
    const begun = performance.now();
    act();
    look();
  });
}

function deedOf(root: ShadowRoot | Element, deed: Deed): () => void {
  if ('press' in deed) {
    const control = find(root, deed.press);
    return () => control.click();
  }
  const input = find(root, surface.search);
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return () => {
    setText?.call(input, deed.type);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
}

async function exportCsv(name: string) {
  const control = find(only(), name);
  const begun = performance.now();
  const file = await new Promise<Blob>((resolve, reject) => {
    takeFile = resolve;
    setTimeout(() => reject(new Error(`${name} brought no file.`)), patience);
    control.click();
  });
  const milliseconds = performance.now() - begun;
  return { milliseconds, lines: (await file.text()).split('\n').length };
}

function shows(root: ParentNode, { numbers, count }: Sight): boolean {
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

/** The control of a selector, or the button of a text in quotes; it may hold room for what it says while it is busy. */
function find(root: ParentNode, what: string): HTMLElement {
  const found = what.startsWith('"')
    ? Array.from(root.querySelectorAll('button')).find(button =>
        button.textContent?.trim().startsWith(what.slice(1, -1)),
      )
    : root.querySelector<HTMLElement>(what);
  if (!found) throw new Error(`There is no ${what}.`);
  return found;
}

const missing = (root: ParentNode, deed: Deed, sight: Sight): string =>
  `${JSON.stringify(deed)} did not bring ${JSON.stringify(sight)} but ${countsIn(root).join(' ')}: ${numbersIn(root).join()}`;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

globalThis.stopwatch = {
  painted: onScreen({ numbers: whole.numbers }),
  loaded: onScreen(whole),
  longTasks: () => longTasks,
  time,
  exportCsv,
  async idle() {
    await nextFrame();
    await nextFrame();
    await new Promise(resolve => requestIdleCallback(resolve));
  },
};
