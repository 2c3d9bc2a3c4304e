/** Fetches a file of the library past the browser's cache, which then holds the intact file. Failures are ignored. */
export async function refresh(href: string, integrity: string): Promise<void> {
  await fetch(href, { cache: 'reload', integrity }).catch(() => {});
}
