import type { define } from './define.ts';
import type { ElementModule } from './element.ts';
import type { Library } from './loader.ts';

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

/** The library of a build: everything a tag needs is asked for at once, with its integrity. */
export function builtLibrary({ names, hashes, tags: packed }: BuiltFiles, scriptUrl: string): Library {
  const files = names.split(' ');
  const tags = unpacked(files, packed.split('|'));
  const urlOf = (file: number) => new URL(`${files[file]}.js`, scriptUrl).href;
  const preloaded = new Set<number>();

  function preloadFile(file: number) {
    if (preloaded.has(file)) return;
    preloaded.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = `sha256-${hashes.slice(43 * file, 43 * file + 43)}=`;
    link.href = urlOf(file);
    document.head.append(link);
  }

  return {
    tags: [...tags.keys()],
    preload: tag => {
      const { shared = [], own = 0 } = tags.get(tag) ?? {};
      [0, ...shared, own].forEach(preloadFile);
    },
    firstRequest: (element: HTMLElement) => {
      const { firstRequest, unless } = tags.get(element.localName) ?? {};
      if (!firstRequest || unless?.split(',').some(name => isGiven(name, element))) return;
      return filled(firstRequest, element);
    },
    load: async tag => {
      const own = Number(tags.get(tag)?.own);
      const [core, module] = await Promise.all([import(urlOf(0)), import(urlOf(own))]);
      return [core.define as typeof define, module.element as ElementModule];
    },
  };
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
  return known ? new URL(base + path, location.origin).href : undefined;
}
