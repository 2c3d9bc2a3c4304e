import { nearestFirst } from '../../domain/nearest-first.ts';
import { dropAbandoned, prefetch } from '../../http/prefetch.ts';
import { callUrl } from '../../platform/address.ts';
import { isMissingFile, reportMissingChunk } from '../../platform/missing-file.ts';
import { native } from '../../platform/native.ts';
import { historyStateKey, pageDefault } from '../../platform/page.ts';
import type { startDebugPanel } from '../debug/debug-panel.ts';
import type { ElementModule } from '../element/define.ts';
import { inTime, languageChanged } from '../language/language-source.ts';
import { checkedImport } from './checked-import.ts';
import type { BuiltTag, FirstRequest, LoaderTable } from './loader-table.ts';
import { type LoadingProblem, removeLoadingNotes, showLoadingNote } from './loading-note.ts';

/** The library as the loader sees it: its tags, and how to load one. */
export type Library = ReturnType<typeof builtLibrary>;

/** The languages of a page. */
interface Languages {
  /** Resolves when the texts of the element's language have been loaded, or could not be. */
  ready(element: Element): Promise<void>;
}

/** Loads the code of every tag of the library in the page, now and later, also in open shadow roots. [EMB-05] */
export function startLoader(library: Library): void {
  const loadTag = tagLoader(library);
  const loadTexts = textLoader(library);
  const onTag = (element: HTMLElement, tag: string) => {
    const texts = loadTexts(element);
    if (customElements.get(tag)) return;
    // Before the code: browsers would queue the request behind its files, and it takes longer than they do.
    logErrors(() => {
      const request = library.firstRequest(element);
      if (request) prefetch(request, element);
    });
    loadTag(tag, texts);
  };
  findTags(onTag);
}

/** Calls `onTag` for each `psp-*` element. What was prefetched for elements that leave the page is dropped. */
function findTags(onTag: (element: HTMLElement, tag: string) => void): void {
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) search(node);
    if (records.some(({ attributeName }) => attributeName === 'lang')) logErrors(languageChanged);
    logErrors(dropAbandoned);
  });

  function watch(root: Node) {
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['lang'] });
    search(root);
  }

  function search(node: Node) {
    logErrors(() => inspect(node));
    const all = native(node as ParentNode & Node, 'querySelectorAll');
    if (all) for (const element of all.call(node, '*')) logErrors(() => inspect(element));
  }

  function inspect(node: Node) {
    const tag = native(node as Element, 'localName') ?? '';
    if (tag.startsWith('psp-')) return onTag(node as HTMLElement, tag);
    const shadowRoot = native(node as Element, 'shadowRoot');
    if (shadowRoot) watch(shadowRoot);
    // whenDefined rejects for reserved names with a hyphen, such as font-face.
    else if (tag.includes('-') && !customElements.get(tag))
      customElements.whenDefined(tag).then(
        () => logErrors(() => inspect(node)),
        () => {},
      );
  }

  watch(document);
}

/** What states that the page wants other texts than the English ones. [EMB-15] [EMB-17] */
const languageScripts = 'script[data-psp-languages], script[data-psp-texts]';

/** Makes a function that resolves when the texts for an element have been loaded; undefined on a page in English. */
function textLoader(library: Library) {
  const load = () =>
    inTime(library.loadLanguages()).then(({ startLanguages }) => startLanguages(), reportMissingChunk);
  let languages: ReturnType<typeof load> | undefined;
  return (element: Element): Promise<void> | undefined => {
    if (native(document, 'querySelector').call(document, languageScripts)) languages ??= load();
    return languages?.then(started => started?.ready(element));
  };
}

/**
 * Makes a function that loads a tag's code once. A failure is shown at its elements, with a Retry button unless the host
 * no longer has the file.
 */
function tagLoader(library: Library) {
  const seen = new Set<string>();
  const failed = new Set<string>();

  async function load(tag: string, problem: LoadingProblem, texts?: Promise<void>) {
    try {
      // The first render waits for the texts, so that English never flashes. [EMB-15]
      const [element] = await Promise.all([library.load(tag), texts]);
      element.define(library.version);
    } catch (error) {
      console.error(`${tag}: its code could not be loaded.`, error);
      failed.add(tag);
      if (isMissingFile(error)) showLoadingNote(tag, 'needsReload');
      else showLoadingNote(tag, problem, retry);
    }
  }

  // Other tags may wait for the same file, so all failed tags are retried.
  function retry() {
    removeLoadingNotes();
    for (const tag of failed) load(tag, 'needsReload');
    failed.clear();
  }

  return (tag: string, texts: Promise<void> | undefined) => {
    if (seen.has(tag)) return;
    seen.add(tag);
    if (library.tags.includes(tag)) load(tag, 'loadFailed', texts);
    else console.error(unknownTag(tag, library.tags));
  };
}

/** Runs a step and logs its error, so that a failure of one tag does not stop the others. [EMB-12] */
function logErrors(step: () => void): void {
  try {
    step();
  } catch (error) {
    console.error('psp:', error);
  }
}

/** The console message for an unknown tag; it lists the library's elements, nearest name first. [EMB-03] */
export const unknownTag = (tag: string, tags: readonly string[]): string =>
  `${tag} is not an element of this library. The elements are, nearest first: ${nearestFirst(tag, tags).join(', ')}.`;

/** Whether the browser is supported; exactly the supported versions have the popover attribute. */
export const isBrowserSupported = (): boolean => 'popover' in HTMLElement.prototype;

/** The library of a build: downloads all files of a tag at once and runs them only if their integrity holds. [EMB-11] */
export function builtLibrary(table: LoaderTable, scriptUrl: string) {
  const { version, tags, debugPanel, languages } = table;
  const importFile = checkedImport(table, scriptUrl);
  return {
    version,
    tags: Object.keys(tags) as readonly string[],
    /** The URL of this element's first request, if its attributes determine it. */
    firstRequest(element: HTMLElement): string | undefined {
      const request = tags[element.localName]?.firstRequest;
      return request && firstRequestUrl(request, element);
    },
    /** Downloads all files of a tag in parallel; called again after a failure, it retries the failed files. */
    load: async (tag: string) => (await importFile((tags[tag] as BuiltTag).file))[tag] as ElementModule,
    /** Downloads what lets elements speak other languages than English. [EMB-17] */
    loadLanguages: () => importFile(languages) as Promise<{ startLanguages(): Languages }>,
    /** Downloads the debug panel. [EMB-16] */
    loadDebugPanel: () => importFile(debugPanel) as Promise<{ startDebugPanel: typeof startDebugPanel }>,
    /** Imports a lazy chunk by its path, `./x.1a2b3c.js`; a build's scripts call it in place of `import()`. */
    importChunk: (path: string): Promise<unknown> => importFile(path.slice('./'.length)),
  };
}

/** The URL of an element's first request; undefined if its attributes do not determine it or make it unnecessary. */
export function firstRequestUrl(
  { endpoint, path, url, query, hostPagedQuery, unless = [] }: FirstRequest,
  element: HTMLElement,
): string | undefined {
  const { dataset } = element;
  if (unless.some(name => isPresent(name, element)) || (url && !dataset[url]?.trim())) return undefined;
  const isHostPaged = isPresent('paging', element);
  // After Back and a reload, the first request is for the page and order that were left. [TBL-33]
  if (isHostPaged && (!hostPagedQuery || history.state?.[historyStateKey])) return undefined;
  const address = callUrl(endpoint, {
    path: valuesOf(path, dataset),
    url: url && dataset[url],
    query: valuesOf(isHostPaged ? hostPagedQuery : query, dataset),
    apiBase: dataset.apiBase ?? pageDefault('apiBase') ?? '',
  });
  return typeof address === 'string' ? address : undefined;
}

/** Whether a value is present as an attribute, as JSON in a child script, or as a property set before the upgrade. */
const isPresent = (name: string, element: HTMLElement): boolean =>
  name in element.dataset || name in element || element.querySelector(`[data-prop=${name}]`) !== null;

/** The values of parameters: each source is `=literal`, `attribute`, or `attribute=default`. */
const valuesOf = (sources: FirstRequest['query'] = {}, dataset: DOMStringMap): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const [attribute = '', otherwise = ''] = source.split('=');
      return [name, dataset[attribute] ?? otherwise];
    }),
  );
