import type { define } from './define.ts';
import type { ElementModule } from './element.ts';
import type { Library } from './loader.ts';

/** What a build knows of its own files; made by the build, small because every page downloads it. */
export interface BuiltFiles {
  /** File name and base64 SHA-256 of every chunk. The first one defines tags. */
  readonly files: readonly (readonly [name: string, sha256: string])[];
  readonly tags: Readonly<Record<string, BuiltTag>>;
}

/** The numbers of the files a tag needs, its own last; then its first request with `{data-…}` places, and the attribute that makes it needless. */
type BuiltTag = readonly [files: readonly number[], firstRequest?: string, unless?: string];

/** The library of a build: everything a tag needs is asked for at once, with its integrity. */
export function builtLibrary({ files, tags }: BuiltFiles, scriptUrl: string): Library {
  const urlOf = (file: number) => new URL(String(files[file]?.[0]), scriptUrl).href;
  const preloaded = new Set<number>();

  function preloadFile(file: number) {
    if (preloaded.has(file)) return;
    preloaded.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = `sha256-${files[file]?.[1]}`;
    link.href = urlOf(file);
    document.head.append(link);
  }

  return {
    tags: Object.keys(tags),
    preload: tag => [0, ...(tags[tag]?.[0] ?? [])].forEach(preloadFile),
    firstRequest: element => {
      const [, template, unless] = tags[element.localName] ?? [];
      if (!template || (unless && element.hasAttribute(unless))) return;
      return filled(template, element);
    },
    load: async tag => {
      const own = Number(tags[tag]?.[0].at(-1));
      const [core, module] = await Promise.all([import(urlOf(0)), import(urlOf(own))]);
      return [core.define as typeof define, module.element as ElementModule];
    },
  };
}

// Only plain ids are filled in; anything else waits for the element's own, thorough check of its attributes.
function filled(template: string, element: Element): string | undefined {
  let known = true;
  const path = template.replace(/\{(.+?)\}/g, (_, name: string) => {
    const value = element.getAttribute(name) ?? '';
    known &&= /^[\w-]+$/.test(value);
    return value;
  });
  return known
    ? new URL((element.getAttribute('data-api-base') ?? '').replace(/\/+$/, '') + path, location.origin).href
    : undefined;
}
