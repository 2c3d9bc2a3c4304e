/** Fetches a file of the library anew, so that the browser's cache holds it as it was built; a failure says nothing. */
export async function refresh(href: string, integrity: string): Promise<void> {
  await fetch(href, { cache: 'reload', integrity }).catch(() => {});
}
