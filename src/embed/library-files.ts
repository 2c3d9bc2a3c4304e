import { native } from './native.ts';

/** Fetches a file anew, past what the browser's cache has of it, and settles when that is done or has failed. */
export type Refresh = (href: string, integrity: string) => Promise<unknown>;

interface Build {
  /** Without `.js`. */
  readonly names: string[];
  /** Their SHA-256 in base64 without the `=` at the end. */
  readonly hashes: string[];
  /** The number of the first file that holds tags. */
  readonly firstOwn: number;
  readonly scriptUrl: string;
  readonly refresh: Refresh;
}

/** The files of a build by number: each is asked for once, with its integrity, and again after it has failed. [EMB-11] */
export function libraryFiles({ names, hashes, firstOwn, scriptUrl, refresh }: Build) {
  const arrivals: Promise<unknown>[] = [];
  const failures: number[] = [];

  /**
   * Where a file is asked for. One that has failed keeps failing at its address in some browsers, as long as the page
   * lives: a file that holds tags, which nothing else names, is then asked for at another one. Shared files are named by
   * those that need them, and stay.
   */
  const urlOf = (file: number): string => {
    const again = file >= firstOwn && failures[file] ? `?${failures[file]}` : '';
    return new URL(`${names[file]}.js${again}`, scriptUrl).href;
  };

  async function arrive(file: number): Promise<void> {
    const integrity = `sha256-${hashes[file]}=`;
    if (failures[file]) await refresh(urlOf(file), integrity);
    await preloaded(urlOf(file), integrity);
  }

  return {
    urlOf,
    /** The number of a file that the build did not tell of: a script that was checked itself names it. */
    add(name: string, hash: string): number {
      if (!names.includes(name)) hashes[names.push(name) - 1] = hash;
      return names.indexOf(name);
    },
    /** Settles when the file has come as it was built, or not. */
    arrivalOf(file: number): Promise<unknown> {
      arrivals[file] ??= arrive(file).catch(error => {
        failures[file] = (failures[file] ?? 0) + 1;
        delete arrivals[file];
        throw error;
      });
      return arrivals[file];
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
    link.integrity = integrity;
    link.href = href;
    native(document, 'head').append(link);
  });
}
