import { callUrl } from '../../platform/address.ts';
import { historyStateKey } from '../../platform/page.ts';
import { pageDefault } from '../../platform/page-settings.ts';
import type { FirstRequest } from './loader-table.ts';

/** The URL of an element's first request; undefined if its attributes do not determine it or make it unnecessary. */
export function firstRequestUrl(
  { endpoint, path, url, query, hostPagedQuery, unless = [] }: FirstRequest,
  element: HTMLElement,
): string | undefined {
  const { dataset } = element;
  if (unless.some(name => isPresent(name, element)) || (url && !dataset[url]?.trim())) return undefined;
  const isHostPaged = isPresent('paging', element);
  // After Back and a reload, the first request is for the page and order that were left. [TBL-33]
  if (isHostPaged && (!hostPagedQuery || history.state?.[historyStateKey])) return undefined;
  const address = callUrl(endpoint, {
    path: valuesOf(path, dataset),
    url: url && dataset[url],
    query: valuesOf(isHostPaged ? hostPagedQuery : query, dataset),
    apiBase: dataset.apiBase ?? pageDefault('apiBase') ?? '',
  });
  return typeof address === 'string' ? address : undefined;
}

/** Whether a value is present as an attribute, as JSON in a child script, or as a property set before the upgrade. */
const isPresent = (name: string, element: HTMLElement): boolean =>
  name in element.dataset || name in element || element.querySelector(`[data-prop=${name}]`) !== null;

/** The values of parameters: each source is `=literal`, `attribute`, or `attribute=default`. */
const valuesOf = (sources: FirstRequest['query'] = {}, dataset: DOMStringMap): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const [attribute = '', otherwise = ''] = source.split('=');
      return [name, dataset[attribute] ?? otherwise];
    }),
  );
