import type { GetEndpoint, GetRequest } from '../../http/endpoint.ts';
import { lookupKey } from '../../http/lookup-key.ts';
import { callUrl } from '../../platform/page-address.ts';

/**
 * Identifies a list by its address and parameters as the host receives them: neither the order of the parameters nor
 * how the page spells a value matters. The timeframe is left out: a wider one shows more rows of the same list. [TBL-23]
 */
export function listKey<E extends GetEndpoint>(endpoint: E, request: GetRequest<E>): string {
  const { page } = request;
  const address = callUrl(endpoint.path, { ...request, apiBase: page.apiBase });
  if (typeof address !== 'string') return lookupKey(endpoint, request);
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete('timeframe');
  url.searchParams.sort();
  return url.href;
}
