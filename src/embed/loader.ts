import type { define } from './define.ts';
import type { ElementModule } from './element.ts';
import { nearestFirst } from './nearest.ts';

/** What the loader knows of the library: its tags, and how to get one. */
export interface Library {
  readonly tags: readonly string[];
  /** Starts every download that the tag needs, at once. */
  preload(tag: string): void;
  /** The URL of the first request of this very element, if its attributes tell. */
  firstRequest(element: HTMLElement): string | undefined;
  load(tag: string): Promise<readonly [typeof define, ElementModule]>;
}

/** Finds the library's tags in the page, now and later, in open shadow roots too, and brings each to life. [EMB-05] */
export function startLoader(library: Library, sendEarly: (href: string) => void): void {
  const seen = new Set<string>();
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) find(node);
  });
  watch(document);

  function watch(root: Node) {
    observer.observe(root, { childList: true, subtree: true });
    find(root);
  }

  function find(node: Node) {
    if (node instanceof Element) meet(node);
    // Called on the prototype: a page's <form name="querySelectorAll"> cannot answer in its place.
    if (node instanceof Element || node instanceof DocumentFragment || node instanceof Document)
      for (const element of queryOf(node).call(node, '*')) meet(element);
  }

  function meet(element: Element) {
    const tag = element.localName;
    if (tag.startsWith('psp-')) return need(element as HTMLElement, tag);
    if (element.shadowRoot) watch(element.shadowRoot);
    else if (tag.includes('-') && !customElements.get(tag))
      customElements.whenDefined(tag).then(() => element.shadowRoot && watch(element.shadowRoot));
  }

  function need(element: HTMLElement, tag: string) {
    if (customElements.get(tag)) return;
    const known = library.tags.includes(tag);
    const request = known ? library.firstRequest(element) : undefined;
    if (known) library.preload(tag);
    if (request) sendEarly(request);
    if (seen.has(tag)) return;
    seen.add(tag);
    if (known) bring(tag);
    else console.error(unknownTag(tag, library.tags));
  }

  async function bring(tag: string) {
    try {
      const [define, module] = await library.load(tag);
      define(module);
    } catch (error) {
      console.error(`${tag}: its code could not be loaded. The page shows the fallback.`, error);
      tell(tag, 'This part of the page could not be loaded.', () => bring(tag));
    }
  }
}

/** EMB-03: names the possible elements, nearest first. */
export const unknownTag = (tag: string, tags: readonly string[]): string =>
  `${tag} is not an element of this library. The elements are, nearest first: ${nearestFirst(tag, tags).join(', ')}.`;

/** Below the browser floor the fallback stays, with a message. The popover attribute marks the floor exactly. */
export const isBrowserSupported = (): boolean => 'popover' in HTMLElement.prototype;

/** Says under the template's fallback what is the matter, once per element. */
export function tell(tag: string, message: string, retry?: () => void): void {
  for (const element of document.querySelectorAll(`${tag}:not(:defined)`)) {
    const note = document.createElement('p');
    note.className = 'psp-note';
    note.setAttribute('role', 'alert');
    note.textContent = message;
    if (retry) note.append(' ', retryButton(retry));
    element.querySelector(':scope > .psp-note')?.remove();
    element.append(note);
  }
}

function retryButton(retry: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.onclick = () => {
    for (const note of document.querySelectorAll('.psp-note')) note.remove();
    retry();
  };
  return button;
}

const queryOf = (node: Element | DocumentFragment | Document) =>
  (node instanceof Element ? Element : node instanceof Document ? Document : DocumentFragment).prototype
    .querySelectorAll;
