import type { define } from './define.ts';
import type { ElementModule } from './element.ts';
import type { Library } from './loader.ts';
import { native } from './native.ts';

/** What a build knows of its own files; made by the build, packed into three texts because every page downloads it. */
export interface BuiltFiles {
  /** `core.1a2b react.3c4d …`, without `.js`. The first one defines tags; the last ones are the tags' own, in the order of `tags`. */
  readonly names: string;
  /** Their SHA-256 in base64 without the `=` at the end: 43 letters each. */
  readonly hashes: string;
  /**
   * Of each tag, with `|` between them: the numbers of the shared files it needs, a letter each in base 36; then,
   * after a space each, its first request, with a `{place}` for each attribute, and what makes that needless.
   */
  readonly tags: string;
}

interface BuiltTag {
  readonly own: number;
  readonly shared: readonly number[];
  readonly firstRequest: string | undefined;
  readonly unless: string | undefined;
}

/** Fetches a file anew, past what the browser's cache has of it, and settles when that is done or has failed. */
export type Refresh = (href: string, integrity: string) => Promise<unknown>;

/** The library of a build: everything a tag needs is asked for at once, with its integrity. [EMB-11] */
export function builtLibrary(
  { names, hashes, tags: packed }: BuiltFiles,
  scriptUrl: string,
  refresh: Refresh,
): Library {
  const files = names.split(' ');
  const tags = unpacked(files, packed.split('|'));
  const arrivals: Promise<unknown>[] = [];
  const failures: number[] = [];

  // A file that has failed keeps failing at its address in some browsers for as long as the page lives: a tag's own
  // file, which nothing else names, is asked for at another one. Shared files are named by those that need them.
  function urlOf(file: number) {
    const isOwn = file >= files.length - tags.size;
    const again = isOwn && failures[file] ? `?${failures[file]}` : '';
    return new URL(`${files[file]}.js${again}`, scriptUrl).href;
  }

  function arrivalOf(file: number): Promise<unknown> {
    arrivals[file] ??= arrive(file).catch(error => {
      failures[file] = (failures[file] ?? 0) + 1;
      delete arrivals[file];
      throw error;
    });
    return arrivals[file];
  }

  async function arrive(file: number) {
    const href = urlOf(file);
    const integrity = `sha256-${hashes.slice(43 * file, 43 * file + 43)}=`;
    if (failures[file]) await refresh(href, integrity);
    await preloaded(href, integrity);
  }

  return {
    tags: [...tags.keys()],
    firstRequest: (element: HTMLElement) => {
      const { firstRequest, unless } = tags.get(element.localName) ?? {};
      if (!firstRequest || unless?.split(',').some(name => isGiven(name, element))) return;
      return filled(firstRequest, element);
    },
    // Only what its preload has brought is run: an import that had to fetch would fetch without a check.
    load: async tag => {
      const { shared = [], own = 0 } = tags.get(tag) ?? {};
      await Promise.all([0, ...shared, own].map(arrivalOf));
      const [core, module] = await Promise.all([import(urlOf(0)), import(urlOf(own))]);
      return [core.define as typeof define, module.element as ElementModule];
    },
  };
}

/** Settles when the module stands in the page's module map, checked, or when it was refused. */
function preloaded(href: string, integrity: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = native(document, 'createElement').call(document, 'link') as HTMLLinkElement;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not arrive as it was built.`));
    };
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    native(document, 'head').append(link);
  });
}

function unpacked(files: readonly string[], lines: readonly string[]): Map<string, BuiltTag> {
  return new Map(
    lines.map((line, index) => {
      const own = files.length - lines.length + index;
      const [shared = '', firstRequest, unless] = line.split(' ');
      const numbers = [...shared].map(letter => Number.parseInt(letter, 36));
      return [`psp-${files[own]?.replace(/\..*/, '')}`, { own, shared: numbers, firstRequest, unless }];
    }),
  );
}

/** As an attribute, as JSON in a child, or as a property set before the element's code has arrived. */
const isGiven = (name: string, element: HTMLElement): boolean =>
  name in element.dataset || name in element || element.querySelector(`[data-prop=${name}]`) !== null;

// Only plain ids and paths are filled in; anything else waits for the element's own, thorough check of its attributes.
function filled(template: string, element: HTMLElement): string | undefined {
  let known = true;
  const path = template.replace(/\{(.+?)\}/g, (_, name: string, at: number) => {
    const value = element.dataset[name] ?? '';
    known &&= (at ? /^[\w-]+$/ : /^(\/[\w-]+)+\/?$/).test(value);
    return value;
  });
  const base = template.startsWith('{') ? '' : (element.dataset.apiBase ?? '').replace(/\/+$/, '');
  known &&= /^(\/?[\w-]+(\/[\w-]+)*)?$/.test(base);
  return known ? new URL(base + path, origin).href : undefined;
}
