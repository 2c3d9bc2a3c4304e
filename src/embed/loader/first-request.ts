import type { FirstRequest } from './loader-table.ts';

/** The URL of an element's first request; undefined if its attributes do not tell, or make the request needless. */
export function firstRequestUrl(
  { address, unless = [] }: FirstRequest,
  element: HTMLElement,
): string | undefined {
  return unless.some(name => isGiven(name, element)) ? undefined : filled(address, element);
}

/** As an attribute, as JSON in a child, or as a property set before the element's code has arrived. */
const isGiven = (name: string, element: HTMLElement): boolean =>
  name in element.dataset || name in element || element.querySelector(`[data-prop=${name}]`) !== null;

// Only plain ids and paths are filled in; anything else waits for the element's own, thorough check of its attributes.
function filled(template: string, element: HTMLElement): string | undefined {
  let known = true;
  const path = template.replace(/\{(.+?)\}/g, (_, name: string, at: number) => {
    const value = element.dataset[name] ?? '';
    known &&= (at ? /^[\w-]+$/ : /^(\/[\w-]+)+\/?$/).test(value);
    return value;
  });
  const base = template.startsWith('{') ? '' : (element.dataset.apiBase ?? '').replace(/\/+$/, '');
  known &&= /^(\/?[\w-]+(\/[\w-]+)*)?$/.test(base);
  return known ? new URL(base + path, origin).href : undefined;
}
