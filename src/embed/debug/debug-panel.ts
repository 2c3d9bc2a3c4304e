import { startRecording } from '../../platform/debug-recorder.ts';
import { styleSheetOf } from '../../platform/style-sheet.ts';
import css from './debug-panel.css?inline';
import { counted, hasFailed, reportText, summaryText } from './element-report.ts';
import { PageRecord, type RecordedElement } from './page-record.ts';

/** Milliseconds between two updates. */
const updateInterval = 500;

/**
 * Adds the panel "PSP debug" to the page and begins to record what elements understand. Has to run before the first
 * element is defined. [EMB-16]
 */
export function startDebugPanel(version: string): void {
  const record = new PageRecord();
  startRecording(record);
  const { details: panel, summary } = disclosure();
  const count = document.createElement('p');
  const list = document.createElement('div');
  panel.className = 'panel';
  summary.textContent = `PSP debug ${version}`;
  panel.append(count, list);
  const sections = new WeakMap<HTMLElement, Section>();
  const update = () => {
    const { elements } = record;
    setText(count, countText(elements.length));
    const shown = elements.map(recorded => {
      const section = sections.get(recorded.element) ?? newSection();
      sections.set(recorded.element, section);
      fill(section, recorded);
      // Opens once: a person may close it.
      if (hasFailed(recorded) && !section.hasFailed)
        section.hasFailed = panel.open = section.details.open = true;
      return section.details;
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

/** An element of the page in the panel; it stays open or closed when it changes. */
interface Section {
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
  readonly report: HTMLElement;
  /** Something was wrong with the element already. */
  hasFailed: boolean;
}

function newSection(): Section {
  const report = document.createElement('pre');
  const { details, summary } = disclosure();
  details.append(report);
  return { details, summary, report, hasFailed: false };
}

function fill({ summary, report }: Section, recorded: RecordedElement): void {
  setText(summary, summaryText(recorded));
  setText(report, reportText(recorded));
}

function disclosure() {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  details.append(summary);
  return { details, summary };
}

/** How many elements there are, and the tags whose code has not been loaded. */
function countText(count: number): string {
  const waiting = [...document.querySelectorAll(':not(:defined)')]
    .map(({ localName }) => localName)
    .filter(tag => tag.startsWith('psp-'));
  const missing = waiting.length ? ` Not loaded: ${[...new Set(waiting)].join(', ')}.` : '';
  return `${counted(count, 'element')}.${missing}`;
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
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
