/**
 * Fetches a file of the library, which the browser's cache then holds; rejects if it does not have the integrity. With
 * `reload`, past the browser's cache. [EMB-11]
 */
export async function fetchFile(
  href: string,
  integrity: string,
  cache: RequestCache = 'default',
): Promise<void> {
  await fetch(href, { cache, integrity });
}
