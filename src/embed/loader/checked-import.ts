import { fetchFile, isFileMissing } from '../../http/fetch-file.ts';
import { MissingFileError } from '../../platform/missing-file.ts';
import { native } from '../../platform/native.ts';
import type { LoaderTable } from './loader-table.ts';

/** Characters of a SHA-256 in base64, without its `=`. */
const hashLength = 43;

type Exports = Readonly<Record<string, unknown>>;

/**
 * Makes a function that imports a file by name, after checking it and all files that it imports. [EMB-11]
 *
 * `import()` cannot check integrity, so all files are first preloaded with their SHA-256, in parallel; `import()` then
 * uses the checked modules from the page's module map. If a download fails, the import rejects; a later call retries
 * the failed files. It rejects with a `MissingFileError` if the host has no such file. Inside, a file is its position in
 * the table.
 */
export function checkedImport(
  { files, hashes, imports }: LoaderTable,
  scriptUrl: string,
): (name: string) => Promise<Exports> {
  const shared = new Set(imports.flat());
  const downloads = new Map<number, Promise<void>>();
  const failures = new Map<number, number>();

  /**
   * In some browsers a module URL that failed once keeps failing until the page is reloaded, so a retry uses another
   * URL. A shared file keeps its URL, because other files import it by that URL.
   */
  function urlOf(file: number): string {
    const failed = failures.get(file);
    return new URL(`${files[file]}${failed && !shared.has(file) ? `?${failed}` : ''}`, scriptUrl).href;
  }

  async function download(file: number): Promise<void> {
    const integrity = `sha256-${hashes.slice(hashLength * file, hashLength * (file + 1))}=`;
    const href = urlOf(file);
    try {
      if (failures.has(file)) await fetchFile(href, integrity, 'reload').catch(() => {});
      if (ignoresPreloadIntegrity()) await fetchFile(href, integrity);
      await preload(href, integrity);
    } catch (error) {
      failures.set(file, (failures.get(file) ?? 0) + 1);
      downloads.delete(file);
      throw (await isFileMissing(href)) ? new MissingFileError(href, scriptUrl) : error;
    }
  }

  function downloadOnce(file: number): Promise<void> {
    const pending = downloads.get(file) ?? download(file);
    downloads.set(file, pending);
    return pending;
  }

  return async name => {
    const file = files.indexOf(name);
    if (file < 0) throw new Error(`${name} is not a script of this build.`);
    await Promise.all([...(imports[file] ?? []), file].map(downloadOnce));
    return import(urlOf(file));
  };
}

/** WebKit preloads a module whatever its integrity; there, a fetch checks the file before it is preloaded from the cache. */
const ignoresPreloadIntegrity = (): boolean => navigator.vendor === 'Apple Computer, Inc.';

/** Resolves when the checked module is in the page's module map; rejects when it failed to load or was changed. */
function preload(href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = native(document, 'createElement').call(document, 'link') as HTMLLinkElement;
    link.onload = () => resolve();
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
