import { vi } from 'vitest';

/** Makes this the address of the page, in Node without a document of its own, too. */
export function pageAt(href: string): void {
  const location = new URL(href);
  vi.stubGlobal('location', location);
  vi.stubGlobal('origin', location.origin);
  if ('Node' in globalThis) vi.spyOn(Node.prototype, 'baseURI', 'get').mockReturnValue(location.href);
  else vi.stubGlobal('document', Object.create({ baseURI: location.href, body: { replaceChildren() {} } }));
}
