import { PageRecord, type RecordedElement } from '../../diagnostics/debug/page-record.ts';
import { startRecording } from '../../diagnostics/debug/page-recorder.ts';
import { styleSheetOf } from '../../platform/style-sheet.ts';
import css from './debug-panel.css?inline';
import { counted, hasFailed, reportText, summaryText } from './element-report.ts';

/** Milliseconds between two updates. */
const updateInterval = 500;

/**
 * Adds the panel "PSP debug" to the page and begins to record what elements understand. Has to run before the first
 * element is defined. [EMB-16]
 */
export function startDebugPanel(version: string): void {
  const record = new PageRecord();
  startRecording(record);
  const count = document.createElement('p');
  const list = document.createElement('div');
  const panel = disclosure(`PSP debug ${version}`, count, list);
  panel.className = 'panel';
  const sections = new WeakMap<HTMLElement, HTMLDetailsElement>();
  const failed = new WeakSet<HTMLElement>();
  const update = () => {
    const { elements } = record;
    setText(count, countText(elements.length));
    const shown = elements.map(recorded => {
      const section = sections.get(recorded.element) ?? disclosure('', document.createElement('pre'));
      sections.set(recorded.element, section);
      fill(section, recorded);
      // Opens once: a person may close it.
      if (hasFailed(recorded) && !failed.has(section)) panel.open = section.open = true;
      if (hasFailed(recorded)) failed.add(section);
      return section;
    });
    // Moving a section would undo what someone has selected in it.
    const isSame =
      shown.length === list.children.length && shown.every((each, at) => each === list.children[at]);
    if (!isSame) list.replaceChildren(...shown);
  };
  panel.addEventListener('toggle', update);
  setInterval(update, updateInterval);
  attach(panel);
}

/** Shows what is known of an element in its section, which stays open or closed. */
function fill({ firstChild: summary, lastChild: report }: HTMLElement, recorded: RecordedElement): void {
  setText(summary, summaryText(recorded));
  setText(report, reportText(recorded));
}

function disclosure(text: string, ...content: readonly HTMLElement[]): HTMLDetailsElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = text;
  details.append(summary, ...content);
  return details;
}

/** How many elements there are, and the tags whose code has not been loaded. */
function countText(count: number): string {
  const waiting = [...document.querySelectorAll(':not(:defined)')]
    .map(({ localName }) => localName)
    .filter(tag => tag.startsWith('psp-'));
  const missing = waiting.length ? ` Not loaded: ${[...new Set(waiting)].join(', ')}.` : '';
  return `${counted(count, 'element')}.${missing}`;
}

function setText(element: ChildNode | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

// Appended after the body, which libraries such as Turbo replace.
function attach(panel: HTMLElement): void {
  const host = document.createElement('div');
  host.setAttribute('data-psp-debug-panel', '');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheetOf(css)];
  root.append(panel);
  document.documentElement.append(host);
}
