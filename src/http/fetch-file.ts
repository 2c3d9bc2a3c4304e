/**
 * Fetches a file of the library, which the browser's cache then holds; rejects if it does not have the integrity. With
 * `reload`, past the browser's cache. [EMB-11]
 */
export const fetchFile = (href: string, integrity: string, cache: RequestCache = 'default') =>
  fetch(href, { cache, integrity });

/**
 * Whether the host answers that it has no such file. False if it gives no answer, for example without a network. A GET,
 * because some hosts answer every HEAD with 404.
 */
export async function isFileMissing(href: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(href, { cache: 'no-store' });
    void body?.cancel();
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
