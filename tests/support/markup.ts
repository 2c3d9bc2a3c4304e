/** Attributes by their names in a page; true is a flag, a list or an object is JSON, undefined and false are absent. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The element with its attributes, as a page's parser would make it; not yet in the page. */
export function elementWith(tag: string, attributes: Attributes = {}): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, text] of attributeTexts(attributes)) element.setAttribute(name, text);
  return element;
}

/** The attributes that are there, as a template writes them. */
export const attributeTexts = (attributes: Attributes): [name: string, text: string][] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    if (value === true) return [[name, '']];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
