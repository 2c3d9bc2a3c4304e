import { nearestFirst } from '../../domain/nearest-name.ts';
import { native } from '../../domain/platform/native.ts';
import type { define } from '../element/define.ts';
import type { ElementModule } from '../element/element-module.ts';
import { removeLoadingNotes, showLoadingNote } from './loading-note.ts';

/** What the loader knows of the library: its tags, and how to get one. */
export interface Library {
  readonly tags: readonly string[];
  /** The URL of the first request of this very element, if its attributes tell. */
  firstRequest(element: HTMLElement): string | undefined;
  /** Starts every download that the tag needs, at once; asked again after a failure, it tries the files that failed. */
  load(tag: string): Promise<readonly [typeof define, ElementModule]>;
  /** Imports a lazy chunk by its path, `./x.js`; a build's scripts call it in place of `import()`. */
  importChunk?(path: string): Promise<unknown>;
}

/** How requests are sent before the code that needs their answers has arrived. */
export interface Prefetching {
  prefetch(href: string, element: Element): void;
  /** Aborts those whose elements are no longer in the page. */
  dropAbandoned(): void;
}

/** Finds the library's tags in the page, now and later, in open shadow roots too, and brings each to life. [EMB-05] */
export function startLoader(library: Library, { prefetch, dropAbandoned }: Prefetching): void {
  const bring = bringingOf(library);
  findTags(dropAbandoned, (element, tag) => {
    if (customElements.get(tag)) return;
    // Before its code, behind which a browser would queue it: it takes longer to answer than a file.
    attempt(() => {
      const request = library.firstRequest(element);
      if (request) prefetch(request, element);
    });
    bring(tag);
  });
}

/** Tells of each tag that looks like the library's, and of every change of the page. */
function findTags(changed: () => void, meet: (element: HTMLElement, tag: string) => void): void {
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) search(node);
    attempt(changed);
  });

  function watch(root: Node) {
    observer.observe(root, { childList: true, subtree: true });
    search(root);
  }

  function search(node: Node) {
    attempt(() => look(node));
    const all = native(node as ParentNode & Node, 'querySelectorAll');
    if (all) for (const element of all.call(node, '*')) attempt(() => look(element));
  }

  function look(node: Node) {
    const tag = native(node as Element, 'localName') ?? '';
    if (tag.startsWith('psp-')) return meet(node as HTMLElement, tag);
    const inside = native(node as Element, 'shadowRoot');
    if (inside) watch(inside);
    // Some names with a hyphen, such as font-face, can be no custom element.
    else if (tag.includes('-') && !customElements.get(tag))
      customElements.whenDefined(tag).then(
        () => attempt(() => look(node)),
        () => {},
      );
  }

  watch(document);
}

/** Brings the code of a tag, once; what fails is told where the tag stands, with a way to try again. */
function bringingOf(library: Library) {
  const seen = new Set<string>();
  const failed = new Set<string>();

  async function bring(tag: string, message: string) {
    try {
      const [define, module] = await library.load(tag);
      define(module);
    } catch (error) {
      console.error(`${tag}: its code could not be loaded.`, error);
      failed.add(tag);
      showLoadingNote(tag, message, retry);
    }
  }

  // What one tag lacks, others may, too: all that wait are tried.
  function retry() {
    removeLoadingNotes();
    for (const tag of failed) bring(tag, `${couldNotLoad} Please reload the page.`);
    failed.clear();
  }

  return (tag: string) => {
    if (seen.has(tag)) return;
    seen.add(tag);
    if (library.tags.includes(tag)) bring(tag, couldNotLoad);
    else console.error(unknownTag(tag, library.tags));
  };
}

const couldNotLoad = 'This part of the page could not be loaded.';

/** What fails for one tag is told, and the others go on. [EMB-12] */
function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    console.error('psp:', error);
  }
}

/** EMB-03: names the possible elements, nearest first. */
export const unknownTag = (tag: string, tags: readonly string[]): string =>
  `${tag} is not an element of this library. The elements are, nearest first: ${nearestFirst(tag, tags).join(', ')}.`;

/** Below the browser floor the fallback stays, with a message. The popover attribute marks the floor exactly. */
export const isBrowserSupported = (): boolean => 'popover' in HTMLElement.prototype;
