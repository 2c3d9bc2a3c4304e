import { native } from './native.ts';

/** Fetches a file anew, past what the browser's cache has of it, and settles when that is done or has failed. */
export type Refresh = (href: string, integrity: string) => Promise<unknown>;

interface Build {
  /** Without `.js`. */
  readonly names: readonly string[];
  /** Their SHA-256 in base64 without the `=` at the end: 43 letters each. */
  readonly hashes: string;
  /** The number of the first file that belongs to one tag alone. */
  readonly firstOwn: number;
  readonly scriptUrl: string;
  readonly refresh: Refresh;
}

/** The files of a build by number: each is asked for once, with its integrity, and again after it has failed. [EMB-11] */
export class LibraryFiles {
  #build: Build;
  readonly #arrivals: Promise<unknown>[] = [];
  readonly #failures: number[] = [];

  constructor(build: Build) {
    this.#build = build;
  }

  /** The number of a file that the build did not tell of: a script that was checked itself names it. */
  add(name: string, hash: string): number {
    const { names, hashes } = this.#build;
    const known = names.indexOf(name);
    if (known >= 0) return known;
    this.#build = { ...this.#build, names: [...names, name], hashes: hashes + hash };
    return names.length;
  }

  /**
   * Where a file is asked for. One that has failed keeps failing at its address in some browsers, as long as the page
   * lives: a tag's own file, which nothing else names, is then asked for at another one. Shared files are named by
   * those that need them, and stay.
   */
  urlOf(file: number): string {
    const { names, firstOwn, scriptUrl } = this.#build;
    const again = file >= firstOwn && this.#failures[file] ? `?${this.#failures[file]}` : '';
    return new URL(`${names[file]}.js${again}`, scriptUrl).href;
  }

  /** Settles when the file has come as it was built, or not. */
  arrivalOf(file: number): Promise<unknown> {
    this.#arrivals[file] ??= this.#arrive(file).catch(error => {
      this.#failures[file] = (this.#failures[file] ?? 0) + 1;
      delete this.#arrivals[file];
      throw error;
    });
    return this.#arrivals[file];
  }

  async #arrive(file: number): Promise<void> {
    const { hashes, refresh } = this.#build;
    const integrity = `sha256-${hashes.slice(43 * file, 43 * file + 43)}=`;
    const href = this.urlOf(file);
    if (this.#failures[file]) await refresh(href, integrity);
    await preloaded(href, integrity);
  }
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
