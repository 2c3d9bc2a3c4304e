import { startRecording } from '../../domain/platform/debug-recorder.ts';
import { commonAttributes } from '../attributes/common-attributes.ts';
import css from './debug-panel.css?inline';
import { create } from './dom.ts';
import { elementReport, summaryText } from './element-report.ts';
import { PageRecord, type RecordedElement } from './page-record.ts';

/**
 * Adds the button "PSP debug" and the panel that it opens, and begins to record what elements understand. Has to run
 * before the first element is defined. [EMB-16]
 */
export function startDebugPanel(version: string): void {
  const panel = new DebugPanel(version);
  const record = new PageRecord(commonAttributes, () => panel.scheduleUpdate());
  panel.record = record;
  startRecording(record);
}

interface Section {
  readonly details: HTMLDetailsElement;
  readonly facts: HTMLElement;
  readonly body: HTMLElement;
}

class DebugPanel {
  record: PageRecord | undefined;
  readonly #button = create(
    'button',
    { type: 'button', 'aria-expanded': 'false', class: 'toggle' },
    'PSP debug',
  );
  readonly #close = create('button', { type: 'button' }, 'Close');
  readonly #list = create('div', { class: 'elements' });
  readonly #count = create('p', { role: 'status' });
  readonly #dialog: HTMLElement;
  readonly #sections = new WeakMap<HTMLElement, Section>();
  #returnTo: HTMLElement | undefined;
  #isScheduled = false;
  /** While the panel is open, elements may be removed, and tags may be added whose code is still loading. */
  readonly #changes = new MutationObserver(() => this.scheduleUpdate());

  constructor(version: string) {
    const heading = create('h2', { id: 'heading' }, `PSP debug ${version}`);
    const head = create('header', {}, heading, this.#close);
    this.#dialog = create('div', {
      role: 'dialog',
      'aria-labelledby': 'heading',
      class: 'panel',
      hidden: '',
    });
    this.#dialog.append(head, this.#count, this.#list);
    this.#button.setAttribute('aria-keyshortcuts', 'Alt+Shift+P');
    this.#button.title = 'Alt+Shift+P';
    this.#button.addEventListener('click', () => this.#toggle());
    this.#close.addEventListener('click', () => this.#hide());
    addEventListener('keydown', event => this.#onKey(event), true);
    this.#attach();
  }

  /** Shows changes at most once per quarter of a second, and only while the panel is open. */
  scheduleUpdate(): void {
    if (this.#isScheduled || this.#dialog.hidden) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      if (!this.#dialog.hidden) this.#update();
    }, 250);
  }

  // Appended after the body, which libraries such as Turbo replace.
  #attach(): void {
    const host = create('div', { 'data-psp-debug-panel': '' });
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.append(this.#dialog, this.#button);
    document.documentElement.append(host);
  }

  #onKey(event: KeyboardEvent): void {
    const { altKey, shiftKey, code, key } = event;
    const isInside = event.composedPath().includes(this.#dialog);
    if (altKey && shiftKey && code === 'KeyP') this.#toggle();
    else if (key === 'Escape' && isInside) this.#hide();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #toggle(): void {
    if (this.#dialog.hidden) this.#show();
    else this.#hide();
  }

  #show(): void {
    this.#returnTo = focusedElement();
    this.#dialog.hidden = false;
    this.#button.setAttribute('aria-expanded', 'true');
    this.#update();
    this.#changes.observe(document, { childList: true, subtree: true });
    this.#close.focus();
  }

  #hide(): void {
    this.#dialog.hidden = true;
    this.#changes.disconnect();
    this.#button.setAttribute('aria-expanded', 'false');
    const target = this.#returnTo?.isConnected ? this.#returnTo : this.#button;
    target.focus();
  }

  #update(): void {
    const recorded = this.record?.elements ?? [];
    const waiting = [...document.querySelectorAll(':not(:defined)')]
      .map(element => element.localName)
      .filter(tag => tag.startsWith('psp-'));
    const missing = waiting.length ? ` Not loaded: ${[...new Set(waiting)].join(', ')}.` : '';
    setText(this.#count, `${recorded.length} ${recorded.length === 1 ? 'element' : 'elements'}.${missing}`);
    const sections = recorded.map(each => this.#sectionOf(each));
    const shown = sections.map(({ details }) => details);
    for (const child of [...this.#list.children])
      if (!shown.includes(child as HTMLDetailsElement)) child.remove();
    for (const [index, details] of shown.entries())
      if (this.#list.children[index] !== details)
        this.#list.insertBefore(details, this.#list.children[index] ?? null);
  }

  /** The section of an element, which stays open or closed when it changes. */
  #sectionOf(recorded: RecordedElement): Section {
    const section = this.#sections.get(recorded.element) ?? this.#newSection(recorded);
    setText(section.facts, summaryText(recorded));
    section.facts.classList.toggle('wrong', recorded.problems.length > 0);
    if (section.details.open) section.body.replaceChildren(...elementReport(recorded));
    return section;
  }

  #newSection(recorded: RecordedElement): Section {
    const facts = create('span', { class: 'facts' });
    const body = create('div', { class: 'body' });
    const tag = create('code', {}, recorded.definition.tag);
    const details = create('details', {}, create('summary', {}, tag, ' ', facts), body);
    details.addEventListener(
      'toggle',
      () => details.open && body.replaceChildren(...elementReport(recorded)),
    );
    const section = { details, facts, body };
    this.#sections.set(recorded.element, section);
    return section;
  }
}

/** Sets a text only if it differs, so that it is not announced again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** The focused element, also inside open shadow roots. */
function focusedElement(): HTMLElement | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : undefined;
}
