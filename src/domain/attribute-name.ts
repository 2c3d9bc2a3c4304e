/** The name of an attribute in HTML: `siteId` → `data-site-id`. */
export const attributeName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
