import type { define } from './element/define.ts';
import type { ElementModule } from './element/element-module.ts';
import { libraryFiles, type Refresh } from './library-files.ts';
import type { Library } from './loader/loader.ts';

/** What a build knows of its own files; made by the build, packed into texts because every page downloads it. */
export interface BuiltFiles {
  /** `core.1a2b react.3c4d …`, without `.js`. The first one defines tags; the last ones hold tags, which nothing else names. */
  readonly names: string;
  /** Their SHA-256 in base64 without the `=` at the end: 43 letters each. */
  readonly hashes: string;
  /** The number of the first file that holds tags. */
  readonly firstOwn: number;
  /**
   * Of each tag, with `|` between them: its name without `psp-`, or nothing if its file bears it; then, after a space
   * each, the numbers of the files it needs, a letter each (see `numbersIn`), its own the last, that of `core` only where
   * it does not bring its own class; its first request, with a `{place}` for each attribute; what makes that needless.
   */
  readonly tags: string;
}

interface BuiltTag {
  readonly needed: readonly number[];
  readonly own: number;
  readonly firstRequest: string | undefined;
  readonly unless: string | undefined;
}

/** The library of a build: everything a tag needs is asked for at once, with its integrity. [EMB-11] */
export function builtLibrary(
  { names: packedNames, hashes: packedHashes, firstOwn, tags: packedTags }: BuiltFiles,
  scriptUrl: string,
  refresh: Refresh,
): Library {
  const names = packedNames.split(' ');
  const hashes = packedHashes.match(/.{43}/g) ?? [];
  const tags = unpacked(names, packedTags.split('|'));
  const files = libraryFiles({ names, hashes, firstOwn, scriptUrl, refresh });
  // Only what its preload has brought is run: an import that had to fetch would fetch without a check.
  const arrivalOf = (needed: readonly number[]) => Promise.all(needed.map(file => files.arrivalOf(file)));
  return {
    tags: [...tags.keys()],
    firstRequest: (element: HTMLElement) => {
      const { firstRequest, unless } = tags.get(element.localName) ?? {};
      if (!firstRequest || unless?.split(',').some(name => isGiven(name, element))) return;
      return filled(firstRequest, element);
    },
    load: async tag => {
      const { needed, own } = tags.get(tag) as BuiltTag;
      await arrivalOf(needed);
      const needsCore = needed.includes(0);
      const [core, { [tag]: element }] = await Promise.all([
        needsCore && import(files.urlOf(0)),
        import(files.urlOf(own)),
      ]);
      return [needsCore ? (core.define as typeof define) : element.define, element as ElementModule];
    },
    part: async (path, check) => {
      const file = files.add(path.slice('./'.length, -'.js'.length), check.slice(0, 43));
      await arrivalOf([...numbersIn(check.slice(43).trim()), file]);
      return import(files.urlOf(file));
    },
  };
}

function unpacked(files: readonly string[], lines: readonly string[]): Map<string, BuiltTag> {
  return new Map(
    lines.map(line => {
      const [name, letters = '', firstRequest, unless] = line.split(' ');
      const needed = numbersIn(letters);
      const own = needed.at(-1) as number;
      return [`psp-${name || files[own]?.split('.')[0]}`, { needed, own, firstRequest, unless }];
    }),
  );
}

/** Numbers as letters: 0 is `0`, 10 is `:`, 17 is `A`. */
const numbersIn = (letters: string): number[] => [...letters].map(letter => letter.charCodeAt(0) - 48);

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
