import { historyStateKey } from '../../platform/history-state-key.ts';
import { pageDefault } from '../../platform/page-default.ts';
import type { FirstRequest } from './loader-table.ts';

/** The URL of an element's first request; undefined if its attributes do not determine it or make it unnecessary. */
export function firstRequestUrl(
  { address, hostPaged, unless = [] }: FirstRequest,
  element: HTMLElement,
): string | undefined {
  if (unless.some(name => isPresent(name, element))) return undefined;
  if (!isPresent('paging', element)) return fillTemplate(address, element);
  // After Back and a reload, the first request is for the page and order that were left. [TBL-33]
  return hostPaged && !history.state?.[historyStateKey] ? fillTemplate(hostPaged, element) : undefined;
}

/** Whether a value is present as an attribute, as JSON in a child script, or as a property set before the upgrade. */
const isPresent = (name: string, element: HTMLElement): boolean =>
  name in element.dataset || name in element || element.querySelector(`[data-prop=${name}]`) !== null;

// Only plain ids and paths are filled in; anything else is left to the element's full validation.
function fillTemplate(template: string, element: HTMLElement): string | undefined {
  let isComplete = true;
  const path = template.replace(/\{(\w+)=?(\w*)\}/g, (_, name: string, otherwise: string, at: number) => {
    const value = element.dataset[name] ?? otherwise;
    isComplete &&= (at ? /^[\w-]+$/ : /^(\/[\w-]+)+\/?$/).test(value);
    return value;
  });
  const base = template.startsWith('{')
    ? ''
    : (element.dataset.apiBase ?? pageDefault('apiBase') ?? '').replace(/\/+$/, '');
  isComplete &&= /^(\/?[\w-]+(\/[\w-]+)*)?$/.test(base);
  return isComplete ? new URL(base + path, origin).href : undefined;
}
