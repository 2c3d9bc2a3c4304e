import { native } from '../../domain/platform/native.ts';
import type { ScriptFile } from './loader-table.ts';

/** Fetches a file again, past the browser's cache, and settles when that is done or has failed. */
export type Refresh = (href: string, integrity: string) => Promise<unknown>;

type Exports = Readonly<Record<string, unknown>>;

/**
 * Makes the function that imports a file by its name, with all files that it imports. [EMB-11]
 *
 * `import()` checks no integrity, so each file is preloaded with its SHA-256 first, all at once; `import()` then takes
 * what the preloads have put into the page's module map. If a download fails it rejects, and a later call tries again
 * what has failed.
 */
export function checkedImport(
  files: Readonly<Record<string, ScriptFile>>,
  scriptUrl: string,
  refresh: Refresh,
): (name: string) => Promise<Exports> {
  const shared = new Set(Object.values(files).flatMap(({ imports }) => imports));
  const downloads = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();

  /**
   * In some browsers an address that has failed keeps failing as long as the page lives, so a file is then asked for
   * at another one. A shared file keeps its address, by which other files import it.
   */
  function urlOf(name: string): string {
    const failed = failures.get(name);
    return new URL(failed && !shared.has(name) ? `${name}?${failed}` : name, scriptUrl).href;
  }

  async function download(name: string): Promise<void> {
    const integrity = `sha256-${files[name]?.hash}`;
    try {
      if (failures.has(name)) await refresh(urlOf(name), integrity);
      await preload(urlOf(name), integrity);
    } catch (error) {
      failures.set(name, (failures.get(name) ?? 0) + 1);
      downloads.delete(name);
      throw error;
    }
  }

  function downloadOnce(name: string): Promise<void> {
    const begun = downloads.get(name) ?? download(name);
    downloads.set(name, begun);
    return begun;
  }

  return async name => {
    const file = files[name];
    if (!file) throw new Error(`${name} is no script of this build.`);
    await Promise.all([...file.imports, name].map(downloadOnce));
    return import(urlOf(name));
  };
}

/** Settles when the module is in the page's module map, checked; rejects when it was refused. */
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
