import type { FirstRequest } from './loader-table.ts';

/** The URL of an element's first request; undefined if its attributes do not determine it or make it unnecessary. */
export function firstRequestUrl(
  { address, unless = [] }: FirstRequest,
  element: HTMLElement,
): string | undefined {
  return unless.some(name => isPresent(name, element)) ? undefined : fillTemplate(address, element);
}

/** Whether a value is present as an attribute, as JSON in a child script, or as a property set before the upgrade. */
const isPresent = (name: string, element: HTMLElement): boolean =>
  name in element.dataset || name in element || element.querySelector(`[data-prop=${name}]`) !== null;

// Only plain ids and paths are filled in; anything else is left to the element's full validation.
function fillTemplate(template: string, element: HTMLElement): string | undefined {
  let isComplete = true;
  const path = template.replace(/\{(.+?)\}/g, (_, name: string, at: number) => {
    const value = element.dataset[name] ?? '';
    isComplete &&= (at ? /^[\w-]+$/ : /^(\/[\w-]+)+\/?$/).test(value);
    return value;
  });
  const base = template.startsWith('{') ? '' : (element.dataset.apiBase ?? '').replace(/\/+$/, '');
  isComplete &&= /^(\/?[\w-]+(\/[\w-]+)*)?$/.test(base);
  return isComplete ? new URL(base + path, origin).href : undefined;
}
